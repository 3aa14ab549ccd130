import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What a change of colours alone can break. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Contrast is checked after animations: all but the endless and scroll-driven ones jump to their end. */
async function finishAnimations(page: Page): Promise<void> {
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

/** Everything in the light scheme, then the colours of the dark one. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(page, { rules: COLOR_RULES });
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}
