import { expect, type Page } from "@playwright/test";
import { COLOR_RULES, FINISH_ANIMATIONS, RENDER_FULL_PAGE, violations } from "./e2e-axe";
import * as layoutViolations from "./layout/violations";
import * as scene from "./layout/scene";

/** Runs in the page: functions of these modules that are exported, and nothing else. */
const SOURCE = [...Object.values(scene), ...Object.values(layoutViolations)].map(String).join("\n");

/** Two frames: what listens to the size of the window has drawn again. */
export const NEXT_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

/** What surrounds the content of every page: a third of the work. */
const FRAME = "body > :is(header, footer, nav)";
const FRAME_MARKUP = `[...document.querySelectorAll("${FRAME}")].map(({ outerHTML }) => outerHTML).join("")`;

/** What the content shows, as a number: at many widths it is the same, though scripts may have come meanwhile. */
const SHOWN_CONTENT = `[...document.body.querySelectorAll(":not(script, style, link)")].filter(
  (element) => !element.closest("${FRAME}")).reduce(
  (hash, element, index) => (element.checkVisibility() ? (hash * 31 + index) | 0 : hash), 7)`;

/** The shop's fonts come after the first paint; system fonts in their place may be missing where tests run. */
export const HAS_FONTS = `!document.getElementById("fonts") || [...document.fonts].some(
  ({ family, status }) => status === "loaded" && getComputedStyle(document.body).fontFamily.startsWith(family))`;

/** What depends on the size of what is shown, not on what is shown. */
const SIZE_RULES = ["scrollable-region-focusable"];

/** Without one, no element fails those rules. */
const HAS_SCROLLER = `[...document.querySelectorAll("*")].some((element) => {
  const [isWide, isHigh] = [element.scrollWidth > element.clientWidth, element.scrollHeight > element.clientHeight];
  const { overflowX, overflowY } = isWide || isHigh ? getComputedStyle(element) : {};
  return (isWide && /auto|scroll/.test(overflowX)) || (isHigh && /auto|scroll/.test(overflowY));
})`;

/** What cannot be read or used on the page as it is now. */
export async function findLayoutViolations(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return page.evaluate<string[]>(
    `(() => { ${RENDER_FULL_PAGE}; ${SOURCE}\nreturn findViolations(${width}, ${height}); })()`,
  );
}

const at = (where: string, found: string[]) => found.map((violation) => `${where}: ${violation}`);

/** Forced colours leave no background: a button needs an edge or a line under its words. */
const FIND_EDGELESS = `(() => { ${SOURCE}\nreturn findEdgeless(); })()`;

/** In the dark scheme and in forced colours; at each change the browser finds all styles anew. */
async function findColourViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(NEXT_FRAMES);
  const dark = await violations(page, { rules: COLOR_RULES });
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  await page.evaluate(NEXT_FRAMES);
  const edgeless = await page.evaluate<string[]>(FIND_EDGELESS);
  await page.emulateMedia({ forcedColors: "none" });
  return [...at("dark", dark), ...at("forced colours", edgeless)];
}

/** Frames that were checked, each with the width and the colors it had. */
const checkedFrames = new Set<string>();

/** False where another page had the same. */
async function isFirstFrame(page: Page, look: string): Promise<boolean> {
  const markup = await page.evaluate<string>(FRAME_MARKUP);
  const frame = `${look} ${markup}`;
  const isFirst = markup !== "" && !checkedFrames.has(frame);
  checkedFrames.add(frame);
  return isFirst;
}

/** After the first check of a page, its frame only where no other page had the same. */
async function furtherViolations(page: Page, look: string): Promise<string[]> {
  return violations(page, (await isFirstFrame(page, look)) ? {} : { excluded: FRAME });
}

/** At a width at which the content shows what it has shown at another. */
async function resizedViolations(page: Page, look: string): Promise<string[]> {
  const hasScroller = await page.evaluate<boolean>(HAS_SCROLLER);
  const ofSize = hasScroller ? await violations(page, { rules: SIZE_RULES }) : [];
  if (!(await isFirstFrame(page, look))) return ofSize;
  return [...ofSize, ...(await violations(page, { included: FRAME }))];
}

/** Layout only: nothing appears or disappears between a phone and a tablet, nor a tablet and a desktop. */
const LAYOUT_ONLY = new Set([600, 1024]);

export const PHONE_WIDTHS = [390, 320, 600];
export const DESKTOP_WIDTHS = [1280, 1024, 768];
/** 320 is also a window of 1280 at 400 %. */
export const ALL_WIDTHS = [390, 320, 600, 768, 1024, 1280];

/** Below and above the height at which bars let go. */
const ENLARGED_HEIGHTS = [844, 1200];

/** When colours change, every element would begin one: thousands of events, and each style found twice. */
const STOP_TRANSITIONS = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(sheet);
})()`;
const ALLOW_TRANSITIONS = "document.adoptedStyleSheets.pop()";

/** One load at several widths: its layout, axe wherever other things are shown, and colours once; the window is left as it was. */
export async function findPageViolations(page: Page, widths = ALL_WIDTHS): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const found: string[] = [];
  const known = new Set<number>();
  await page.evaluate(STOP_TRANSITIONS);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expect.poll(() => page.evaluate<boolean>(HAS_FONTS)).toBe(true);
  for (const width of widths) {
    await page.setViewportSize({ width, height: size.height });
    await page.evaluate(`${NEXT_FRAMES}.then(() => ${FINISH_ANIMATIONS})`);
    found.push(...at(`${width} px`, await findLayoutViolations(page)));
    if (LAYOUT_ONLY.has(width)) continue;
    const shown = await page.evaluate<number>(SHOWN_CONTENT);
    if (known.has(shown)) found.push(...at(`${width} px`, await resizedViolations(page, `${width}`)));
    else if (known.size > 0) found.push(...at(`${width} px`, await furtherViolations(page, `${width}`)));
    else {
      found.push(...at(`${width} px`, await violations(page)));
      found.push(...(await findColourViolations(page)));
    }
    known.add(shown);
  }
  await page.setViewportSize(size);
  await page.evaluate(ALLOW_TRANSITIONS);
  await page.emulateMedia({ reducedMotion: null });
  return found;
}

/** A media query counts its em by the browser's setting, not by the size of the root. */
async function scaleText(page: Page, factor: number): Promise<void> {
  await page.evaluate((by) => {
    const root = document.documentElement;
    const size = parseFloat(root.style.fontSize || "100") * by;
    root.style.fontSize = size === 100 ? "" : `${size}%`;
    const scale = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule)
          rule.media.mediaText = rule.media.mediaText.replace(
            /([\d.]+)em\b/g,
            (_em, count) => `${Number(count) * by}em`,
          );
        if (rule instanceof CSSGroupingRule) scale(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) scale(sheet.cssRules);
  }, factor);
  await page.evaluate(NEXT_FRAMES);
}

/** Text at 200 %, as the browser's settings make it: a column may be narrow, but no word breaks. */
export async function findEnlargedTextViolations(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const found: string[] = [];
  await scaleText(page, 2);
  for (const height of ENLARGED_HEIGHTS) {
    await page.setViewportSize({ width: size.width, height });
    await page.evaluate(NEXT_FRAMES);
    found.push(...at(`${height} px high`, await findLayoutViolations(page)));
  }
  await scaleText(page, 1 / 2);
  await page.setViewportSize(size);
  return found.filter((violation) => !/: column/.test(violation));
}

/** A window of 1280 × 1024 at 400 %. */
export async function findZoomedWindowViolations(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(NEXT_FRAMES);
  const found = await findLayoutViolations(page);
  await page.setViewportSize(size);
  return found;
}
