import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What a change of colours alone can break. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Styles of what is far from the window are not up to date. */
export const SHOW_WHOLE_PAGE = `document.documentElement.setAttribute("data-whole", "")`;

/** Contrast is checked after animations: all but the endless and scroll-driven ones jump to their end. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(SHOW_WHOLE_PAGE);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { timeline, playState, effect } = animation;
      if (timeline !== document.timeline || playState !== "running") continue;
      if (effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

export async function violations(page: Page, { rules }: { rules?: string[] } = {}): Promise<string[]> {
  await finishAnimations(page);
  // In one frame and without the list of what passed, a check takes a third of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const runOnly = rules && { runOnly: { type: "rule" as const, values: rules } };
  const results = await builder.options({ resultTypes: ["violations"], ...runOnly }).analyze();
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`,
  );
}
