import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export async function violations(page: Page): Promise<string[]> {
  // Contrast is checked after animations; scroll-driven ones never finish.
  await page.evaluate(() => {
    const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
  });
  const results = await new AxeBuilder({ page }).analyze();
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`,
  );
}
