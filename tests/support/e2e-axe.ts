import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { runAxe } from "./layout/run-axe";
import * as textStyles from "./layout/text-styles";

/** Half the size of `source`; every document parses it. */
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The colour rules look at elements with this attribute only. */
const MARK = "data-axe-colors";
const COLOR_SELECTORS = {
  "color-contrast": `[${MARK}]`,
  "link-in-text-block": `a[href][${MARK}], [role=link][${MARK}]`,
};

/** What a change of colours alone can break. */
export const COLOR_RULES = Object.keys(COLOR_SELECTORS);

const CONFIGURED_AXE = `${AXE};axe.configure(${JSON.stringify({
  rules: Object.entries(COLOR_SELECTORS).map(([id, selector]) => ({ id, selector })),
})})`;

const COLLECT_TEXT_STYLES = Object.values(textStyles).map(String).join("\n");

/** Styles of what is far from the window are not up to date. */
export const RENDER_FULL_PAGE = `document.documentElement.setAttribute("data-fully-rendered", "")`;

/**
 * Contrast is checked after animations: all but the endless and scroll-driven ones jump to their end.
 * Where a color is inherited, the end of one transition begins the next.
 */
export const FINISH_ANIMATIONS = `(async () => {
  ${RENDER_FULL_PAGE};
  const findRunning = () => document.getAnimations().filter(
    ({ timeline, playState, effect }) =>
      timeline === document.timeline && playState === "running" &&
      effect?.getComputedTiming().endTime !== Infinity);
  for (let running = findRunning(); running.length > 0; running = findRunning()) {
    for (const animation of running) animation.finish();
    await new Promise(requestAnimationFrame);
  }
})()`;

/** The page behind is inert, and a state of its own: of dialogs, and of the sheet of filters. */
const MODAL = "dialog:modal, form:popover-open";

/** Styles of text that axe found readable, on whichever page. */
const readableStyles = new Set<string>();

type Check = { rules?: string[]; included?: string; excluded?: string };

/** Colours take two thirds of axe's time, and most texts are styled like others: of each style two are checked. */
export async function violations(page: Page, { rules, included, excluded }: Check = {}): Promise<string[]> {
  const { hasAxe, isModal } = await page.evaluate<{ hasAxe: boolean; isModal: boolean }>(
    `${FINISH_ANIMATIONS}.then(() => ({ hasAxe: "axe" in window, isModal: document.querySelector("${MODAL}") !== null }))`,
  );
  // Loading axe takes as long as a check.
  if (!hasAxe) await page.evaluate(CONFIGURED_AXE);
  const part = included ?? (isModal ? MODAL : "html");
  const hasColors = !rules || rules.some((rule) => COLOR_RULES.includes(rule));
  const found = await page.evaluateHandle<Map<string, Element[]>>(
    `(() => { ${COLLECT_TEXT_STYLES}\nreturn ${hasColors} ? collectTextStyles("${part}", "${excluded ?? ""}") : new Map(); })()`,
  );
  const all = await found.evaluate((map) => [...map.keys()]);
  const unchecked = all.filter((style) => !readableStyles.has(style));
  const result = await found.evaluate(runAxe, {
    included: part,
    excluded,
    rules,
    colorRules: COLOR_RULES,
    mark: MARK,
    unchecked,
  });
  await found.dispose();
  for (const style of result.readable) readableStyles.add(style);
  return result.violations;
}
