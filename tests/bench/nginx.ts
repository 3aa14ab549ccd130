import type { ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasNginx, nginxBasics, nginxFolders, shopNginxConfig, spawnNginx, untilUp } from "../support/nginx";
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

const diskConfig = (folder: string) => `
${nginxBasics(folder)}
events { worker_connections 1024; }
http {
  ${nginxFolders(folder)}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000;
  default_type text/html;
  server {
    listen 127.0.0.1:${NGINX_PORTS.disk};
    root ${folder}/files;
    location ~ \\.br$ { add_header Content-Encoding br; }
    location ~ \\.gzip$ { add_header Content-Encoding gzip; }
  }
}`;

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
  if (!hasNginx) return null;
  const folder = mkdtempSync(join(tmpdir(), "bench-nginx-"));
  const folders = { disk: join(folder, "disk"), front: join(folder, "front") };
  mkdirSync(join(folders.disk, "files"), { recursive: true });
  const disk = spawnNginx(folders.disk, diskConfig(folders.disk));
  const ports = { port: NGINX_PORTS.front, storefront: PORT };
  const front = spawnNginx(folders.front, shopNginxConfig(folders.front, ports));
  const addresses = {
    disk: `http://127.0.0.1:${NGINX_PORTS.disk}`,
    front: `http://127.0.0.1:${NGINX_PORTS.front}`,
  };
  const stop = () => {
    for (const child of [disk, front]) child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  for (const [name, address] of Object.entries(addresses)) {
    await untilUp(address).catch(() => {
      const errors = readFileSync(join(folder, name, "error.log"), "utf8");
      stop();
      throw new Error(`nginx (${name}) did not start:\n${errors.slice(-1000)}`);
    });
  }
  return {
    ...addresses,
    writeFile: (name, body) => writeFileSync(join(folders.disk, "files", name), body),
    cpuTime: () => ({ disk: workersCpuMs(disk), front: workersCpuMs(front) }),
    stop,
  };
}
