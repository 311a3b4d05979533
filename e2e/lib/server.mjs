// A server of our own for each test file: the real program, with the built client and an empty folder.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const QUIPU = process.env.QUIPU ?? "../target/debug/quipu";
const CLIENT = process.env.QUIPU_CLIENT_DIR ?? "../target/client";
// Without the variables of these tests: the server takes each QUIPU_… for a setting.
const ENVIRONMENT = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("QUIPU_")));

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

export class Server {
  /** With more flags, if a test needs them; `URL` in them becomes the server's own. */
  static async start(flags = []) {
    const server = new Server();
    server.flags = flags;
    server.data = await mkdtemp(join(tmpdir(), "quipu-e2e-"));
    server.port = await freePort();
    server.url = `http://127.0.0.1:${server.port}`;
    await server.run();
    return server;
  }

  /** Starts the process and waits until it says that it listens. */
  async run() {
    const args = ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.data, "--client", CLIENT];
    args.push("--guests-per-minute", "1000", "--requests-per-minute", "10000", "--unknown-codes-per-hour", "1000", "--tables-per-day", "10000"); // all people of all tests have one address
    args.push(...this.flags.map((flag) => flag.replace("URL", this.url)));
    args.push("--bot-pause-ms", "80"); // whole games that nobody watches
    this.process = spawn(QUIPU, args, { stdio: ["ignore", "pipe", "pipe"], env: ENVIRONMENT });
    let complaints = "";
    this.process.stderr.on("data", (text) => (complaints += text));
    const ended = once(this.process, "exit").then(([code]) => {
      throw new Error(`quipu serve ended (${code}): ${complaints}`);
    });
    ended.catch(() => {}); // only interesting while it starts
    const listens = (async () => {
      for await (const line of createInterface({ input: this.process.stdout })) {
        if (line.includes("http://")) break;
      }
      this.process.stdout.resume();
    })();
    await Promise.race([listens, ended]);
    for (;;) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  /** Ends it without a warning, as a power cut would. */
  async kill() {
    const gone = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await gone;
  }

  async stop() {
    if (this.process.exitCode === null && this.process.signalCode === null) await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
