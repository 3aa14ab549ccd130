import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { SHOP_CLOCK } from "@/playwright.config";
import { SECRET } from "./e2e-shop";
import type { Image } from "./e2e-image";
import { freePort } from "./free-port";

const DIST_DIR = process.env.NEXT_DIST_DIR || ".next";
const READY_MS = 120_000;

export type RunningStorefront = { url: string; pid: number; stop(): Promise<void> };

export function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** Rejects when the process exits or the time is up. */
export async function waitUntilUp(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${url}: the process exited with ${child.exitCode}`);
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not respond`);
}

/** The build in a folder of its own. */
function copyBuild(port: number | string): string {
  const distDir = `${DIST_DIR}-${port}`;
  const excluded = new Set(["cache", "dev", "trace"]);
  cpSync(DIST_DIR, distDir, {
    recursive: true,
    filter: (path) => !excluded.has(relative(DIST_DIR, path)),
  });
  return distDir;
}

/** The built storefront, or that of an image, on its own port, with its own page cache. */
export async function startStorefront(
  ebsnUrl: string,
  env: Record<string, string> = {},
  image: Image | null = null,
): Promise<RunningStorefront> {
  const port = env.PORT ?? (await freePort());
  const distDir = image ? "" : copyBuild(port);
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, image?.args ?? ["server/main.mjs"], {
    cwd: image?.folder,
    stdio: "ignore",
    env: {
      ...process.env,
      ...image?.env,
      SHOP_CLOCK,
      LOCALES: "it,en",
      NEXT_DIST_DIR: distDir,
      PORT: String(port),
      EBSN_API_URL: ebsnUrl,
      CONTENT_API_URL: ebsnUrl,
      STOREFRONT_URL: url,
      SESSION_SECRET: SECRET,
      STOREFRONT_PROCESSES: "1",
      // The shops that are played have no challenges.
      BOT_CHECK: "none",
      ...env,
    },
  });
  const stop = async () => {
    await stopProcess(child);
    if (distDir) rmSync(distDir, { recursive: true, force: true });
  };
  await waitUntilUp(`${url}/api/health`, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, pid: child.pid ?? 0, stop };
}
