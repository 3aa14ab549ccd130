import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { SHOP_CLOCK } from "@/playwright.config";
import { SECRET } from "./e2e-shop";
import { freePort } from "./free-port";

const BUILT = process.env.NEXT_DIST_DIR || ".next";
const READY_MS = 120_000;

export type Running = { url: string; stop(): Promise<void> };

export function ended(child: ChildProcess): Promise<void> {
  return new Promise((gone) => {
    if (child.exitCode !== null || child.signalCode !== null) return gone();
    child.once("exit", () => gone());
    child.kill("SIGTERM");
  });
}

/** Answers once `url` answers; throws when the process ends before or time runs out. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`${url}: the process ended with ${child.exitCode}`);
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error(`${url} does not answer`);
}

/** A built storefront before another shop, on a port and with a page store of its own. */
export async function startStorefront(
  ebsnUrl: string,
  env: Record<string, string> = {},
  built = BUILT,
): Promise<Running> {
  const port = env.PORT ?? (await freePort());
  const distDir = `${built}-${port}`;
  const skipped = new Set(["cache", "dev", "trace"]);
  cpSync(built, distDir, {
    recursive: true,
    filter: (path) => !skipped.has(relative(built, path)),
  });
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["server/main.mjs"], {
    stdio: "ignore",
    env: {
      ...process.env,
      SHOP_CLOCK,
      NEXT_DIST_DIR: distDir,
      PORT: String(port),
      EBSN_API_URL: ebsnUrl,
      CONTENT_API_URL: ebsnUrl,
      STOREFRONT_URL: url,
      SESSION_SECRET: SECRET,
      ...env,
    },
  });
  const stop = async () => {
    await ended(child);
    rmSync(distDir, { recursive: true, force: true });
  };
  await answering(`${url}/api/health`, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, stop };
}
