// The fourth game, in a real browser. `cargo xtask fourth-game` builds a copy of the repository that has it and runs this.
import config from "./playwright.config.mjs";

export default { ...config, testDir: "fourth-game" };
