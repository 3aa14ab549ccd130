import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Colours depend on the scheme, everything else on the document. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const DESKTOP = { width: 1280, height: 900 };

async function analyze(page: Page, rules?: string[]): Promise<string[]> {
  // Contrast is checked after animations; scroll-driven and endless ones never finish.
  await page.evaluate(() => {
    const animations = document
      .getAnimations()
      .filter(
        ({ timeline, effect, playState }) =>
          timeline === document.timeline &&
          playState === "running" &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
    return Promise.all(animations.map((animation) => animation.finished.catch(() => undefined)));
  });
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"], preload: false });
  if (rules) builder.withRules(rules);
  // Else each analysis opens a page of its own, which only frames of other sites need.
  const results = await builder.setLegacyMode().analyze();
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} ${failureSummary}`).join("; ")}`,
  );
}

export const violations = (page: Page): Promise<string[]> => analyze(page);

/** Also of the dark scheme. */
export async function violationsOfSchemes(page: Page): Promise<string[]> {
  const light = await analyze(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await analyze(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: "light" });
  return [...light, ...dark.map((text) => `dark: ${text}`)];
}

/** Of both schemes, and in a window of the desktop: one load of a page whose content is the same in both. */
export async function violationsOfWindows(page: Page): Promise<string[]> {
  const phone = await violationsOfSchemes(page);
  const size = page.viewportSize();
  await page.setViewportSize(DESKTOP);
  const desktop = await analyze(page);
  if (size) await page.setViewportSize(size);
  return [...phone, ...desktop.map((text) => `desktop: ${text}`)];
}
