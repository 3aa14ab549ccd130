import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuMs } from "./processes";
import { NGINX_PORTS, PORT } from "./settings";

/** One worker, as the bench runs one storefront process. */
export type Nginx = {
  /** Of a file on its disk. */
  disk: string;
  /** Of deploy/nginx in front of the storefront. */
  front: string;
  writeFile(name: string, body: Uint8Array): void;
  /** ms of processor so far. */
  cpuTime(): { disk: number | null; front: number | null };
  stop(): void;
};

const RUN_AS = process.getuid?.() === 0 ? "user root;" : "";

const common = (folder: string) =>
  `${RUN_AS} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`;

const temporaryFolders = (folder: string) =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/temp-${name};`)
    .join(" ");

const diskConfig = (folder: string) => `
${common(folder)}
events { worker_connections 1024; }
http {
  ${temporaryFolders(folder)}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000;
  default_type text/html;
  server {
    listen 127.0.0.1:${NGINX_PORTS.disk};
    root ${folder}/files;
    location ~ \\.br$ { add_header Content-Encoding br; }
    location ~ \\.gzip$ { add_header Content-Encoding gzip; }
  }
}`;

const frontConfig = (folder: string) =>
  readFileSync("deploy/nginx/nginx.conf", "utf8")
    .replace(/worker_processes auto;|pid [^;]+;|error_log [^;]+;/g, "")
    .replace("include upstream.conf;", `upstream storefront { server localhost:${PORT}; keepalive 64; }`)
    .replace(
      "access_log /dev/stdout shop;",
      `access_log ${folder}/access.log shop; ${temporaryFolders(folder)}`,
    )
    .replaceAll("/var/cache/nginx", `${folder}/cache`)
    .replace(/listen 80[^;]*;/, `listen 127.0.0.1:${NGINX_PORTS.front};`)
    .replace(/^/, common(folder));

function start(folder: string, config: string): ChildProcess {
  writeFileSync(join(folder, "nginx.conf"), config);
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  return spawn("nginx", [...options, "-g", "daemon off;"], { stdio: "ignore" });
}

function workersCpuMs({ pid }: ChildProcess): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return children.reduce((sum, child) => sum + (cpuMs(Number(child)) ?? 0), 0);
  } catch {
    return null;
  }
}

/** null where nginx is not installed. */
export async function startNginx(): Promise<Nginx | null> {
  if (spawnSync("nginx", ["-v"]).status !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const folders = { disk: join(folder, "disk"), front: join(folder, "front") };
  for (const path of [join(folders.disk, "files"), join(folders.front, "cache")])
    mkdirSync(path, { recursive: true });
  cpSync("deploy/nginx", folders.front, { recursive: true });
  const disk = start(folders.disk, diskConfig(folders.disk));
  const front = start(folders.front, frontConfig(folders.front));
  const addresses = {
    disk: `http://127.0.0.1:${NGINX_PORTS.disk}`,
    front: `http://127.0.0.1:${NGINX_PORTS.front}`,
  };
  const stop = () => {
    for (const child of [disk, front]) child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  for (const [name, address] of Object.entries(addresses)) {
    const deadline = Date.now() + 10_000;
    while (!(await fetch(address).catch(() => null))) {
      if (Date.now() > deadline) {
        const errors = readFileSync(join(folder, name, "error.log"), "utf8");
        stop();
        throw new Error(`nginx (${name}) did not start:\n${errors.slice(-1000)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    ...addresses,
    writeFile: (name, body) => writeFileSync(join(folders.disk, "files", name), body),
    cpuTime: () => ({ disk: workersCpuMs(disk), front: workersCpuMs(front) }),
    stop,
  };
}
