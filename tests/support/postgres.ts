import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port";

const ROOTS = ["/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql"];

/** The bin folder of the newest PostgreSQL; null when not installed. */
export function findPostgresBinDir(): string | null {
  const folders = ROOTS.filter((root) => existsSync(root)).flatMap((root) => [
    ...readdirSync(root)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(root, version, "bin")),
    join(root, "bin"),
  ]);
  return folders.find((folder) => existsSync(join(folder, "postgres"))) ?? null;
}

/** Database servers refuse to run as root. */
export function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > deadline) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export type Postgres = {
  url: string;
  readonly pid: number | undefined;
  /** One that ended by itself, as after a full disk, runs again. */
  ensureRunning(): Promise<void>;
  stop(): Promise<void>;
};

type PostgresOptions = { base?: string; settings?: readonly string[] };

/** A temporary PostgreSQL; `stop` deletes its data, unless they are in a folder of the caller's. */
export async function startPostgres(
  binDir: string,
  { base: given, settings: own = [] }: PostgresOptions = {},
): Promise<Postgres> {
  const user = unprivilegedUser();
  const base = given ?? mkdtempSync(join(tmpdir(), "madia-postgres-"));
  chmodSync(base, 0o777);
  const data = join(base, "data");
  const options = { ...user, cwd: base, env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" } };
  const init = ["-D", data, "-U", "madia", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(join(binDir, "initdb"), init, { ...options, stdio: "ignore" } as object);
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${base}`,
    "fsync=off",
    ...own,
  ];
  const url = `postgres://madia@127.0.0.1:${port}/postgres`;
  async function launch(): Promise<ChildProcess> {
    const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
    const started = spawn(join(binDir, "postgres"), args, { ...options, stdio: "ignore" } as object);
    await waitUntilReady(url, started);
    return started;
  }
  const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
  let server = await launch();
  return {
    url,
    get pid() {
      return server.pid;
    },
    ensureRunning: async () => {
      await waitUntilReady(url, server).catch(() => undefined);
      if (hasEnded(server)) server = await launch();
    },
    stop: async () => {
      if (!hasEnded(server)) {
        const exited = new Promise((resolve) => server.once("exit", resolve));
        server.kill("SIGINT");
        await exited;
      }
      if (!given) rmSync(base, { recursive: true, force: true });
    },
  };
}
