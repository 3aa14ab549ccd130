import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { connect } from "node:net";

export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

const LONGEST_START_MS = 20_000;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

/** A Redis of its own on a port, with nothing in it and nothing kept on disk. */
export class TestRedis {
  private child: ChildProcess | null = null;

  constructor(readonly port: number) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    this.child = spawn("redis-server", options, { stdio: "ignore", cwd: "/" });
    const until = Date.now() + LONGEST_START_MS;
    while (!(await answers(this.port))) {
      if (this.child.exitCode !== null || Date.now() > until) throw new Error("redis-server does not start");
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  /** Whether any key ends so. */
  holds(ending: string): boolean {
    const { stdout } = spawnSync("redis-cli", ["-p", String(this.port), "keys", `*${ending}`], {
      encoding: "utf8",
    });
    return stdout.trim() !== "";
  }

  /** Holds it still: connections stay, nothing is answered. */
  freeze(): void {
    this.child?.kill("SIGSTOP");
  }

  thaw(): void {
    this.child?.kill("SIGCONT");
  }
}
