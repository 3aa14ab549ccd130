import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./free-port";

const ROOTS = ["/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql"];

/** The folder of PostgreSQL's programs, newest version first; null where they are not installed. */
export function postgresPrograms(): string | null {
  const folders = ROOTS.filter((root) => existsSync(root)).flatMap((root) => [
    ...readdirSync(root)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(root, version, "bin")),
    join(root, "bin"),
  ]);
  return folders.find((folder) => existsSync(join(folder, "postgres"))) ?? null;
}

/** Database servers refuse to run as root: then they run as nobody. */
export function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (cause) {
      if (server.exitCode !== null || Date.now() > until) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export type Postgres = { url: string; stop(): Promise<void> };

/** A PostgreSQL of its own: free port, data in a folder that is gone afterwards. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const user = ordinaryUser();
  const base = mkdtempSync(join(tmpdir(), "madia-postgres-"));
  chmodSync(base, 0o777);
  const data = join(base, "data");
  const options = { ...user, cwd: base, env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" } };
  const init = ["-D", data, "-U", "madia", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(join(programs, "initdb"), init, { ...options, stdio: "ignore" } as object);
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    `unix_socket_directories=${base}`,
    "fsync=off",
  ];
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: "ignore" } as object,
  );
  const url = `postgres://madia@127.0.0.1:${port}/postgres`;
  await ready(url, server);
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  return {
    url,
    stop: async () => {
      server.kill("SIGINT");
      await ended;
      rmSync(base, { recursive: true, force: true });
    },
  };
}
