import type { Box, Item, Scene, Text } from "./scene";

/** Beside these functions in the page, where nothing is imported. */
declare const widthOf: typeof import("./scene").widthOf;
declare const heightOf: typeof import("./scene").heightOf;
declare const overlap: typeof import("./scene").overlap;
declare const named: typeof import("./scene").named;
declare const isShown: typeof import("./scene").isShown;
declare const blockOf: typeof import("./scene").blockOf;
declare const collect: typeof import("./scene").collect;

export function checkColumn({ violations }: Scene, { element, node, words, lines }: Text): void {
  const block = blockOf(element);
  const style = getComputedStyle(block);
  const room = block.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const letter = lines.reduce((sum, line) => sum + widthOf(line), 0) / words.length;
  if (words.length > 10 && room > 0 && room / letter < 9.5)
    violations.add(`column of ${Math.floor(room / letter)} characters: ${named(element)}`);
  const range = document.createRange();
  // A line may end after a hyphen or slash; an address of mail or web has no better place.
  for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}’']{4,}/gu)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (tops.size > 1 && !/[@]|www|http|\.\w/.test(words) && style.hyphens !== "auto")
      violations.add(`broken word: ${word} in ${named(element)}`);
  }
}

export function checkOverlaps({ texts, controls, violations }: Scene): void {
  const items: Item[] = [...texts, ...controls].sort((a, b) => a.band.top - b.band.top);
  for (const [index, first] of items.entries())
    for (let next = index + 1; next < items.length; next += 1) {
      const second = items[next];
      if (!second || second.band.top > first.band.bottom) break;
      if (first.layer !== second.layer || !overlap(first.band, second.band)) continue;
      const [a, b] = [first.element, second.element];
      const areTexts = "node" in first && "node" in second;
      const isInside =
        "node" in first ? b.contains(a) : "node" in second ? a.contains(b) : a.contains(b) || b.contains(a);
      if (areTexts ? a === b : isInside) continue;
      violations.add(`over each other: ${first.text} and ${second.text}`);
    }
}

export function checkWindow({ texts, controls, violations, width, height }: Scene): void {
  if (document.documentElement.scrollWidth > width + 1)
    violations.add(`the page is ${document.documentElement.scrollWidth} px wide`);
  for (const { band, text, layer } of [...texts, ...controls]) {
    if (band.right < 1 || band.bottom + scrollY < 1) continue;
    if (band.right > width + 1 || band.left < -1) violations.add(`wider than the window: ${text}`);
    const isFixed = getComputedStyle(layer).position === "fixed" && band.top < height && band.bottom > 0;
    if (isFixed && (band.bottom > height + 1 || band.top < -1))
      violations.add(`higher than the window: ${text}`);
  }
}

/** WCAG 2.5.8, with its exceptions for links in sentences and for room around a target. */
export function checkTargets({ controls, violations }: Scene): void {
  const targets = controls
    .filter(({ element }) => !element.matches(":disabled, .gm-style *"))
    .map(({ element, whole, layer }) => {
      const stretched = getComputedStyle(element, "::after");
      const { labels } = element as HTMLInputElement;
      const isStretched = stretched.position === "absolute" && stretched.content !== "none";
      const more = [
        ...(labels ?? []),
        ...(isStretched ? [(element as HTMLElement).offsetParent ?? element] : []),
      ];
      const boxes = [whole, ...more.map((label) => label.getBoundingClientRect())];
      return {
        element,
        layer,
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    });
  const isSmall = (box: Box) => widthOf(box) < 23.5 || heightOf(box) < 23.5;
  for (const target of targets) {
    if (!isSmall(target)) continue;
    const sentence = blockOf(target.element);
    const isInline = getComputedStyle(target.element).display.startsWith("inline");
    if (isInline && (sentence.textContent ?? "").trim() !== (target.element.textContent ?? "").trim())
      continue;
    const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
    const crowding = targets.find((other) => {
      if (
        other.layer !== target.layer ||
        other.element === target.element ||
        other.element.contains(target.element)
      )
        return false;
      if (target.element.contains(other.element)) return false;
      const [otherX, otherY] = isSmall(other)
        ? [(other.left + other.right) / 2, (other.top + other.bottom) / 2]
        : [Math.min(Math.max(x, other.left), other.right), Math.min(Math.max(y, other.top), other.bottom)];
      return Math.hypot(otherX - x, otherY - y) < (isSmall(other) ? 23.5 : 11.5);
    });
    const size = `${Math.round(widthOf(target))} × ${Math.round(heightOf(target))} px`;
    if (crowding)
      violations.add(`target of ${size}: ${named(target.element)} beside ${named(crowding.element)}`);
  }
}

export function isWide(box: DOMRect, width: number): boolean {
  return widthOf(box) >= width * 0.6 && heightOf(box) >= 1 && box.right >= 1;
}

/** What can be closed is no bar. */
export function canClose(bar: Element): boolean {
  return [...bar.querySelectorAll("button")].some((button) => /chiudi|close/i.test(named(button)));
}

/** @param offset of what scrolls with the page, at the page's end. */
export function isUnder(item: Scene["texts" | "controls"][number], bar: Element, offset: number): boolean {
  if (bar.contains(item.element) || item.layer.matches("dialog, :popover-open")) return false;
  const moved = getComputedStyle(item.layer).position === "fixed" ? 0 : offset;
  const end = { ...item.band, top: item.band.top + moved, bottom: item.band.bottom + moved };
  return overlap(end, bar.getBoundingClientRect());
}

/** Scrolled to either end of the page, nothing stays under a bar; and bars leave room to read. */
export function checkBars(scene: Scene, root: Element): void {
  const { texts, controls, violations, width, height } = scene;
  const scrollEnd = Math.max(0, document.documentElement.scrollHeight - height);
  let covered = 0;
  for (const bar of root.querySelectorAll("*")) {
    const { position, top, bottom } = getComputedStyle(bar);
    if ((position !== "fixed" && position !== "sticky") || !isShown(bar) || bar.matches("dialog, dialog *"))
      continue;
    const box = bar.getBoundingClientRect();
    if (!isWide(box, width)) continue;
    if (canClose(bar) || bar.matches(":popover-open")) continue;
    if (position === "fixed" && (box.bottom < 1 || box.top >= height)) continue;
    const stuck = position === "fixed" ? 0 : top === "auto" ? parseFloat(bottom) : parseFloat(top);
    covered += Math.max(0, heightOf(box) + Math.min(0, stuck));
    if (position !== "fixed") continue;
    const offset = scrollY - (box.top > height / 2 ? scrollEnd : 0);
    for (const item of [...texts, ...controls])
      if (isUnder(item, bar, offset)) violations.add(`under ${named(bar)}: ${item.text}`);
  }
  if (covered > height / 2) violations.add(`bars take ${Math.round(covered)} of ${height} px`);
}

export function isLowScroller(element: Element, overflowY: string): boolean {
  const { clientHeight, scrollHeight } = element;
  const isScroller = (overflowY === "auto" || overflowY === "scroll") && scrollHeight > clientHeight + 2;
  return (
    isScroller && clientHeight > 0 && clientHeight < 64 && isShown(element) && !element.matches("textarea")
  );
}

/** A box that scrolls in less than three lines, a field that iPhones zoom into, and a number or a hint that does not fit its field. */
export function checkFields({ violations }: Scene, root: Element): void {
  const canvas = document.createElement("canvas").getContext("2d");
  for (const element of root.querySelectorAll("*")) {
    const { overflowY, font, fontSize, paddingLeft, paddingRight } = getComputedStyle(element);
    const { clientHeight, clientWidth } = element;
    if (isLowScroller(element, overflowY))
      violations.add(`${clientHeight} px to scroll in: ${named(element)}`);
    const isField = element.matches("select, textarea, input:not([type=checkbox], [type=radio])");
    if (isField && parseFloat(fontSize) < 16 && isShown(element))
      violations.add(`zoomed into at ${fontSize}: ${named(element)}`);
    if (!(element instanceof HTMLInputElement) || !canvas || !isShown(element)) continue;
    if (!/^(text|search|email|tel|password|number|url)$/.test(element.type)) continue;
    canvas.font = font;
    const isNumber = element.inputMode === "decimal" || element.inputMode === "numeric";
    const shown = element.value === "" ? element.placeholder : isNumber ? element.value : "";
    const needed = canvas.measureText(shown).width;
    const room = clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (needed > room + 1 && getComputedStyle(element).textOverflow !== "ellipsis")
      violations.add(`cut off in its field: "${shown}"`);
  }
}

export function findViolations(width: number, height: number): string[] {
  const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
  const scene = collect(root, width, height);
  for (const text of new Map(scene.texts.map((item) => [item.node, item])).values())
    if (text.lines.length > 1) checkColumn(scene, text);
  checkOverlaps(scene);
  checkWindow(scene);
  checkTargets(scene);
  checkBars(scene, root);
  checkFields(scene, root);
  return [...scene.violations];
}

export function findEdgeless(): string[] {
  return [...document.querySelectorAll("button, [role='button'], [class*='button_button']")]
    .filter((button) => {
      const { borderTopWidth, borderTopStyle, outlineStyle, textDecorationLine } = getComputedStyle(button);
      const hasBorder = parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none";
      return (
        isShown(button) && !hasBorder && outlineStyle === "none" && !textDecorationLine.includes("underline")
      );
    })
    .map((button) => `no edge: ${named(button)}`);
}
