import { execFile, execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { freePort } from "./free-port";
import { unprivilegedUser } from "./postgres";

// A page of WordPress takes seconds on a busy machine.
if (typeof jest !== "undefined") jest.setTimeout(60_000);

const SOURCE = "/usr/share/wordpress";
const OWN_PLUGINS = join(process.cwd(), "deploy", "wordpress");
const FIXTURES = join(process.cwd(), "tests", "support", "wordpress");
const PHP = ["-d", "memory_limit=256M", "-d", "sendmail_path=/bin/true", "-d", "display_errors=0"];
const START_TIMEOUT_MS = 30_000;

const isInstalled = (program: string) => {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** Needs Debian's `wordpress` package, PHP and MariaDB. */
export const hasWordPress =
  existsSync(join(SOURCE, "wp-load.php")) && isInstalled("php") && isInstalled("mariadbd");

async function waitUntil(isReady: () => Promise<boolean> | boolean, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`${server.spawnfile} does not start`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Stops a server and its workers, which share a process group. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once("exit", resolve));
  process.kill(-server.pid, "SIGTERM");
  await exited;
}

const seededSchema = z.object({
  password: z.string(),
  version: z.string(),
});

/** `folder` is "" or "/p"; without `rewrite` only existing files are served. */
type Site = { folder: string; rewrite: boolean };

/** A temporary WordPress with its own MariaDB; `stop` deletes everything. */
export class TestWordPress {
  private readonly base = mkdtempSync(join(tmpdir(), "madia-wp-"));
  private readonly root = join(this.base, "site");
  private readonly fixturesDir = join(this.base, "parts");
  private readonly socket = join(this.base, "db.sock");
  private readonly servers: ChildProcess[] = [];

  /** With the menu and form plug-ins imitated, and the shop's own for forms. */
  constructor(private readonly hasPlugins = false) {}

  seeded = { password: "", version: "" };

  private environment(address: string, { folder, rewrite }: Site) {
    return {
      PATH: process.env.PATH,
      HOME: this.base,
      NODE_ENV: "test" as const,
      LC_ALL: "C.UTF-8",
      WP_SOCKET: this.socket,
      WP_ROOT: this.root,
      WP_ADDRESS: address,
      WP_FOLDER: folder,
      WP_REWRITE: rewrite ? "1" : "0",
      PHP_CLI_SERVER_WORKERS: "3",
    };
  }

  private async startDatabase(): Promise<void> {
    const data = join(this.base, "data");
    const options = { ...unprivilegedUser(), cwd: this.base, stdio: "ignore" as const, detached: true };
    const installOptions = [
      "--auth-root-authentication-method=normal",
      "--skip-test-db",
      "--skip-name-resolve",
    ];
    execFileSync("mariadb-install-db", ["--no-defaults", `--datadir=${data}`, ...installOptions], options);
    const serverOptions = [
      "--skip-networking",
      "--innodb-flush-log-at-trx-commit=0",
      "--innodb-buffer-pool-size=32M",
    ];
    const locations = [
      `--datadir=${data}`,
      `--socket=${this.socket}`,
      `--pid-file=${join(this.base, "db.pid")}`,
    ];
    const server = spawn("mariadbd", ["--no-defaults", ...locations, ...serverOptions], options);
    this.servers.push(server);
    await waitUntil(() => existsSync(this.socket), server);
    this.php([
      "-r",
      `mysqli_query(mysqli_connect(null, 'root', '', '', 0, '${this.socket}'), 'create database wordpress');`,
    ]);
  }

  private php(commands: string[], address = "http://127.0.0.1"): string {
    const env = this.environment(address, { folder: "", rewrite: false });
    return execFileSync("php", [...PHP, ...commands], {
      ...unprivilegedUser(),
      cwd: this.base,
      env,
      encoding: "utf8",
    });
  }

  async serve(site: Site): Promise<string> {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const options = { ...unprivilegedUser(), cwd: this.base, stdio: "ignore" as const, detached: true };
    const env = this.environment(`${origin}${site.folder}`, site);
    const server = spawn("php", [...PHP, "-S", `127.0.0.1:${port}`, join(this.fixturesDir, "router.php")], {
      ...options,
      env,
    });
    this.servers.push(server);
    await waitUntil(
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
      weblog_title: "La bottega",
      user_name: "prova",
      admin_email: "prova@madia.test",
      admin_password: "prova",
      admin_password2: "prova",
      pw_weak: "1",
      blog_public: "1",
      language: "",
    };
    const address = `${origin}/wp-admin/install.php?step=2`;
    const answer = await fetch(address, { method: "POST", body: new URLSearchParams(form) });
    if (!answer.ok) throw new Error(`WordPress is not installed: ${answer.status} ${await answer.text()}`);
    this.seeded = seededSchema.parse(JSON.parse(this.php([join(this.fixturesDir, "content.php")], origin)));
  }

  async start(): Promise<void> {
    chmodSync(this.base, 0o777);
    // Copied, since the unprivileged user may not read the repository.
    execFileSync("cp", ["-rL", SOURCE, this.root]);
    cpSync(FIXTURES, this.fixturesDir, { recursive: true });
    const plugins = join(this.root, "wp-content", "mu-plugins");
    mkdirSync(plugins, { recursive: true });
    copyFileSync(join(FIXTURES, "shop-plugin.php"), join(plugins, "shop.php"));
    if (this.hasPlugins) {
      copyFileSync(join(FIXTURES, "plugins.php"), join(plugins, "plugins.php"));
      cpSync(OWN_PLUGINS, plugins, { recursive: true });
    }
    copyFileSync(join(FIXTURES, "wp-config.php"), join(this.root, "wp-config.php"));
    chmodSync(join(this.root, "wp-content"), 0o777);
    await this.startDatabase();
    await this.install();
    if (this.hasPlugins) this.php([join(this.fixturesDir, "plugin-content.php")]);
  }

  /** "" for plain permalinks. */
  setPermalinks(structure: string): void {
    const code =
      "require getenv('WP_ROOT').'/wp-load.php'; $GLOBALS['wp_rewrite']->set_permalink_structure($argv[1]); flush_rewrite_rules(false);";
    this.php(["-r", code, structure]);
  }

  /** As an editor saves a page: with a shop that wants to be told. */
  savePage(slug: string, content: string, shop: { url: string; secret: string }): Promise<void> {
    const code =
      "require getenv('WP_ROOT').'/wp-load.php'; wp_update_post(['ID' => get_page_by_path($argv[1])->ID, 'post_content' => $argv[2]]);";
    const settings = { WP_SHOP_URL: shop.url, WP_SHOP_SECRET: shop.secret };
    const env = { ...this.environment("http://127.0.0.1", { folder: "", rewrite: false }), ...settings };
    const options = { ...unprivilegedUser(), cwd: this.base, env };
    return promisify(execFile)("php", [...PHP, "-r", code, slug, content], options).then(() => undefined);
  }

  /** The text of a page of the administration, as its editor sees it. */
  async readAdminPage(origin: string): Promise<string> {
    const body = new URLSearchParams({ log: "prova", pwd: "prova", testcookie: "1" });
    const headers = { cookie: "wordpress_test_cookie=WP%20Cookie%20check" };
    const login = { method: "POST", body, headers, redirect: "manual" as const };
    const answer = await fetch(`${origin}/wp-login.php`, login);
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";", 1)[0])
      .join("; ");
    return (await fetch(`${origin}/wp-admin/index.php`, { headers: { cookie } })).text();
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.reverse().map(stopServer));
    rmSync(this.base, { recursive: true, force: true });
  }
}
