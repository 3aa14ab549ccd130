import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

const RUN_AS = process.getuid?.() === 0 ? "user root;" : "";

/** One worker, and nothing outside its folder. */
export const nginxBasics = (folder: string): string =>
  `${RUN_AS} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;`;

export const nginxFolders = (folder: string): string =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/temp-${name};`)
    .join(" ");

/** deploy/nginx as it is, in a folder of its own, in front of one storefront. */
export function shopNginxConfig(folder: string, { port, storefront }: { port: number; storefront: number }) {
  mkdirSync(join(folder, "cache"), { recursive: true });
  cpSync("deploy/nginx", folder, { recursive: true });
  return readFileSync("deploy/nginx/nginx.conf", "utf8")
    .replace(/worker_processes auto;|pid [^;]+;|error_log [^;]+;/g, "")
    .replace(
      "include upstream.conf;",
      `upstream storefront { server localhost:${storefront}; keepalive 64; }`,
    )
    .replace(
      "access_log /var/log/nginx/access.log shop",
      `${nginxFolders(folder)} access_log ${folder}/access.log shop`,
    )
    .replaceAll("/var/cache/nginx", `${folder}/cache`)
    .replace(/listen 80[^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/^/, nginxBasics(folder));
}

export function spawnNginx(folder: string, config: string): ChildProcess {
  writeFileSync(join(folder, "nginx.conf"), config);
  const options = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  return spawn("nginx", [...options, "-g", "daemon off;"], { stdio: "ignore" });
}

/** Settles when it answers. */
export async function untilUp(address: string, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await fetch(address).catch(() => null))) {
    if (Date.now() > deadline) throw new Error(`${address} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
