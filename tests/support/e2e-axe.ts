import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What keeps people out of a page, a line a rule; empty when nothing does. */
export async function violations(page: Page): Promise<string[]> {
  // Colours are judged when nothing is on its way in or out; what moves with scrolling never ends.
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(timed.map((one) => one.finished.catch(() => undefined)));
  });
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`,
  );
}
