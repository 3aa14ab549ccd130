import type { Page } from "@playwright/test";

const QUIET_MS = 700;
const AT_MOST_MS = 15_000;

const SLICE_MS = 300;
const REST_MS = 15;

/** Waits for background work of a process, such as recompression. */
export async function rest(cpuTime: () => number | null, atMostMs = AT_MOST_MS): Promise<void> {
  const deadline = Date.now() + atMostMs;
  let before = cpuTime() ?? 0;
  while (Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, SLICE_MS));
    const now = cpuTime() ?? 0;
    if (now - before < REST_MS) return;
    before = now;
  }
}

/** Waits until the network is idle, up to a limit. */
export async function settle(page: Page, atMostMs = AT_MOST_MS): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  const deadline = Date.now() + atMostMs;
  for (let before = -1, now = await count(); before !== now && Date.now() < deadline;) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
    now = await count();
  }
}
