import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { connect } from "node:net";

export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

const START_TIMEOUT_MS = 20_000;

function respondsToPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", () => (socket.destroy(), resolve(true)));
    socket.once("error", () => resolve(false));
  });
}

export class TestRedis {
  private child: ChildProcess | null = null;

  constructor(readonly port: number) {}

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ["--port", String(this.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    this.child = spawn("redis-server", options, { stdio: "ignore", cwd: "/" });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await respondsToPing(this.port))) {
      if (this.child.exitCode !== null || Date.now() > deadline)
        throw new Error("redis-server does not start");
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await exited;
  }

  /** Whether any key ends with `ending`. */
  hasKey(ending: string): boolean {
    const { stdout } = spawnSync("redis-cli", ["-p", String(this.port), "keys", `*${ending}`], {
      encoding: "utf8",
    });
    return stdout.trim() !== "";
  }

  /** Connections stay open without responses. */
  pause(): void {
    this.child?.kill("SIGSTOP");
  }

  resume(): void {
    this.child?.kill("SIGCONT");
  }
}
