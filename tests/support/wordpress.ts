import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "./free-port";
import { ordinaryUser } from "./postgres";

const SOURCE = "/usr/share/wordpress";
const PARTS = join(process.cwd(), "tests", "support", "wordpress");
const PHP = ["-d", "memory_limit=256M", "-d", "sendmail_path=/bin/true", "-d", "display_errors=0"];
const LONGEST_START_MS = 30_000;

const isThere = (program: string) => {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** Whether Debian's `wordpress`, PHP and MariaDB are here. */
export const hasWordPress = existsSync(join(SOURCE, "wp-load.php")) && isThere("php") && isThere("mariadbd");

async function until(isReady: () => Promise<boolean> | boolean, server: ChildProcess): Promise<void> {
  const end = Date.now() + LONGEST_START_MS;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`${server.spawnfile} does not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a server with its workers, which are a group of processes of their own. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const end = new Promise((resolve) => server.once("exit", resolve));
  process.kill(-server.pid, "SIGTERM");
  await end;
}

const madeSchema = z.object({
  password: z.string(),
  kitchen: z.number(),
  portata: z.number(),
  version: z.string(),
});

/** `folder` is "" or "/p"; without `rewrite` only files answer, as on a stock web server. */
type Site = { folder: string; rewrite: boolean };

/** A WordPress of its own on a MariaDB of its own: free ports, all of it in a folder that is gone afterwards. */
export class TestWordPress {
  private readonly base = mkdtempSync(join(tmpdir(), "madia-wp-"));
  private readonly root = join(this.base, "site");
  private readonly parts = join(this.base, "parts");
  private readonly socket = join(this.base, "db.sock");
  private readonly servers: ChildProcess[] = [];
  made = { password: "", kitchen: 0, portata: 0, version: "" };

  private environment(address: string, { folder, rewrite }: Site) {
    return {
      ...{ PATH: process.env.PATH, HOME: this.base, NODE_ENV: "test" as const, LC_ALL: "C.UTF-8" },
      ...{ WP_SOCKET: this.socket, WP_ROOT: this.root, WP_ADDRESS: address, WP_FOLDER: folder },
      ...{ WP_REWRITE: rewrite ? "1" : "0", PHP_CLI_SERVER_WORKERS: "3" },
    };
  }

  private async startDatabase(): Promise<void> {
    const data = join(this.base, "data");
    const options = { ...ordinaryUser(), cwd: this.base, stdio: "ignore" as const, detached: true };
    const make = ["--auth-root-authentication-method=normal", "--skip-test-db", "--skip-name-resolve"];
    execFileSync("mariadb-install-db", ["--no-defaults", `--datadir=${data}`, ...make], options);
    const run = ["--skip-networking", "--innodb-flush-log-at-trx-commit=0", "--innodb-buffer-pool-size=32M"];
    const places = [
      `--datadir=${data}`,
      `--socket=${this.socket}`,
      `--pid-file=${join(this.base, "db.pid")}`,
    ];
    const server = spawn("mariadbd", ["--no-defaults", ...places, ...run], options);
    this.servers.push(server);
    await until(() => existsSync(this.socket), server);
    this.php([
      "-r",
      `mysqli_query(mysqli_connect(null, 'root', '', '', 0, '${this.socket}'), 'create database wordpress');`,
    ]);
  }

  private php(commands: string[], address = "http://127.0.0.1"): string {
    const env = this.environment(address, { folder: "", rewrite: false });
    return execFileSync("php", [...PHP, ...commands], {
      ...ordinaryUser(),
      cwd: this.base,
      env,
      encoding: "utf8",
    });
  }

  /** Serves the site; answers its origin. */
  async serve(site: Site): Promise<string> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const options = { ...ordinaryUser(), cwd: this.base, stdio: "ignore" as const, detached: true };
    const env = this.environment(`${origin}${site.folder}`, site);
    const server = spawn("php", [...PHP, "-S", `127.0.0.1:${port}`, join(this.parts, "router.php")], {
      ...options,
      env,
    });
    this.servers.push(server);
    await until(
      () =>
        fetch(`${origin}/readme.html`).then(
          () => true,
          () => false,
        ),
      server,
    );
    return origin;
  }

  private async install(): Promise<void> {
    const origin = await this.serve({ folder: "", rewrite: false });
    const form = {
      ...{ weblog_title: "La bottega", user_name: "prova", admin_email: "prova@madia.test" },
      ...{ admin_password: "prova", admin_password2: "prova", pw_weak: "1", blog_public: "1", language: "" },
    };
    const address = `${origin}/wp-admin/install.php?step=2`;
    const answer = await fetch(address, { method: "POST", body: new URLSearchParams(form) });
    if (!answer.ok) throw new Error(`WordPress is not installed: ${answer.status} ${await answer.text()}`);
    this.made = madeSchema.parse(JSON.parse(this.php([join(this.parts, "content.php")], origin)));
  }

  async start(): Promise<void> {
    chmodSync(this.base, 0o777);
    // All of it where any user may read: the repository may lie in a closed folder.
    execFileSync("cp", ["-rL", SOURCE, this.root]);
    cpSync(PARTS, this.parts, { recursive: true });
    const plugins = join(this.root, "wp-content", "mu-plugins");
    mkdirSync(plugins, { recursive: true });
    copyFileSync(join(PARTS, "shop-plugin.php"), join(plugins, "shop.php"));
    copyFileSync(join(PARTS, "wp-config.php"), join(this.root, "wp-config.php"));
    chmodSync(join(this.root, "wp-content"), 0o777);
    await this.startDatabase();
    await this.install();
  }

  /** "" for plain ones. */
  setPermalinks(structure: string): void {
    const code =
      "require getenv('WP_ROOT').'/wp-load.php'; $GLOBALS['wp_rewrite']->set_permalink_structure($argv[1]); flush_rewrite_rules(false);";
    this.php(["-r", code, structure]);
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.reverse().map(ended));
    rmSync(this.base, { recursive: true, force: true });
  }
}
