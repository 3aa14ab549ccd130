import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Half the size of `source`; every document parses it. */
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What a change of colours alone can break. */
export const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Styles of what is far from the window are not up to date. */
export const SHOW_WHOLE_PAGE = `document.documentElement.setAttribute("data-whole", "")`;

/**
 * Contrast is checked after animations: all but the endless and scroll-driven ones jump to their end.
 * Where a color is inherited, the end of one transition begins the next.
 */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(SHOW_WHOLE_PAGE);
  await page.evaluate(async () => {
    const findRunning = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState, effect }) =>
            timeline === document.timeline &&
            playState === "running" &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    for (let running = findRunning(); running.length > 0; running = findRunning()) {
      for (const animation of running) animation.finish();
      await new Promise(requestAnimationFrame);
    }
  });
}

/** The page behind is inert, and a state of its own. */
const MODAL = "dialog:modal";

type Check = { rules?: string[]; included?: string; excluded?: string };

export async function violations(page: Page, { rules, included, excluded }: Check = {}): Promise<string[]> {
  await finishAnimations(page);
  // Loading axe takes as long as a check, and AxeBuilder would load it twice.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // In one frame and without the list of what passed, a check takes a third of the time.
  const builder = new AxeBuilder({ page, axeSource: ";" }).setLegacyMode(true);
  const isModal = (await page.locator(MODAL).count()) > 0;
  const part = included ?? (isModal ? MODAL : undefined);
  if (part) builder.include(part);
  if (excluded) builder.exclude(excluded);
  const runOnly = rules && { runOnly: { type: "rule" as const, values: rules } };
  const results = await builder.options({ resultTypes: ["violations"], ...runOnly }).analyze();
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`,
  );
}
