import type { Page } from "@playwright/test";

const QUIET_MS = 700;
const AT_MOST_MS = 15_000;

/** Waits until the page has asked for nothing new for a while; a page that never rests is measured as it is. */
export async function settle(page: Page, atMostMs = AT_MOST_MS): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType("resource").length);
  const deadline = Date.now() + atMostMs;
  for (let before = -1, now = await count(); before !== now && Date.now() < deadline;) {
    before = now;
    await page.waitForTimeout(QUIET_MS);
    now = await count();
  }
}
