// A drawing as an image to share or to save. The drawing names colors of the page, such as var(--torch).
export async function give(drawing, width, height, name) {
  const style = getComputedStyle(document.documentElement);
  const svg = drawing.replace(/var\((--[\w-]+)\)/g, (_, color) => style.getPropertyValue(color).trim());
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d").drawImage(image, 0, 0, width, height);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  const file = new File([blob], name, { type: "image/png" });
  // Phones send it to another app; elsewhere it is a file.
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    return navigator.share({ files: [file] }).catch(() => {}); // the user may think better of it
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
