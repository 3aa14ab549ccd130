/** What decides whether a text can be read. The functions run in the page: `violations` sends their text. */

/** Nothing behind it can be seen. */
export function isOpaque(color: string): boolean {
  return !/transparent|rgba|\//.test(color);
}

/** Elements that are placed like this may lie over others than their ancestors, at each width over others. */
export function isPlacedFreely(style: CSSStyleDeclaration): boolean {
  const { position, gridRowStart, gridColumnStart, transform, translate } = style;
  return (
    /absolute|fixed|sticky/.test(position) ||
    [gridRowStart, gridColumnStart].some((line) => line !== "auto") ||
    [transform, translate].some((shift) => shift !== "none") ||
    [style.marginTop, style.marginRight, style.marginBottom, style.marginLeft].some((size) => /^-/.test(size))
  );
}

export type Box = {
  background: string;
  isOpaque: boolean;
  place: string;
  rect: DOMRect;
  /** What it and its ancestors do to text and background together. */
  effects: string;
};

/** `boxes` holds those of a check: most texts have their ancestors in common. */
export function describeBox(element: Element, boxes: Map<Element, Box>): Box {
  const known = boxes.get(element);
  if (known) return known;
  const style = getComputedStyle(element);
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = style;
  const ownEffects = [opacity, filter, mixBlendMode].join(" ");
  const parent = element.parentElement;
  const box = {
    background: [element.tagName, element.getAttribute("class"), backgroundColor, backgroundImage].join(" "),
    isOpaque: isOpaque(backgroundColor),
    place: isPlacedFreely(style) ? ` in ${innerWidth}` : "",
    rect: element.getBoundingClientRect(),
    effects:
      (ownEffects === "1 none normal" ? "" : ownEffects) + (parent ? describeBox(parent, boxes).effects : ""),
  };
  boxes.set(element, box);
  return box;
}

export function surrounds(outer: DOMRect, inner: DOMRect): boolean {
  return (
    outer.left <= inner.left + 1 &&
    outer.right >= inner.right - 1 &&
    outer.top <= inner.top + 1 &&
    outer.bottom >= inner.bottom - 1
  );
}

/** The nearest element with an opaque background, and all between: their classes, backgrounds and places. */
export function describeGround(element: Element, text: DOMRect, boxes: Map<Element, Box>): string {
  const box = describeBox(element, boxes);
  const parent = element.parentElement;
  if (!parent || (box.isOpaque && surrounds(box.rect, text))) return box.background;
  return `${box.background}${box.place} < ${describeGround(parent, text, boxes)}`;
}

/** A link within a text must differ from it. */
export function describeTextBlock(link: Element): string {
  let block = link.parentElement;
  while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
  const isAlone = block?.textContent?.trim() === link.textContent?.trim();
  return block && !isAlone ? `in ${getComputedStyle(block).color}` : "";
}

export function describeTextStyle(element: Element, boxes: Map<Element, Box>): string {
  const style = getComputedStyle(element);
  const { rect } = describeBox(element, boxes);
  const control = element.closest("label")?.control ?? element.closest("input, select, textarea, button");
  const labelled = element.closest("[id]")?.id;
  const size = parseFloat(style.fontSize);
  return [
    size >= 24 || (size > 18.6 && Number(style.fontWeight) >= 700) ? "large" : "small",
    ...[style.color, style.textShadow, style.textIndent],
    ...[style.getPropertyValue("-webkit-text-stroke"), style.textDecorationLine],
    // Axe does not judge a single character.
    ownText(element).length === 1,
    control?.matches(":disabled") || element.closest("[aria-disabled=true]") !== null,
    labelled && document.querySelector(`[aria-labelledby~="${CSS.escape(labelled)}"]`) ? labelled : "",
    element.matches("a[href], [role=link]") ? describeTextBlock(element) : "",
    describeBox(element, boxes).effects,
    describeGround(element, rect, boxes),
  ].join("; ");
}

export function ownText(element: Element): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ nodeValue }) => nodeValue?.trim()).join("");
}

export function hasText(element: Element): boolean {
  if (element.matches("input, select, textarea") || ownText(element) !== "") return true;
  return element.matches("a[href], [role=link]") && describeTextBlock(element) !== "";
}

/** Of each style the first and the last text on the page: one of them may lie under a bar. */
export function collectTextStyles(part: string, excluded: string): Map<string, Element[]> {
  const styles = new Map<string, Element[]>();
  const boxes = new Map<Element, Box>();
  for (const root of document.querySelectorAll(part))
    for (const element of [root, ...root.querySelectorAll("*")]) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest("[inert]") || (excluded && element.closest(excluded))) continue;
      const style = describeTextStyle(element, boxes);
      styles.set(style, [styles.get(style)?.[0] ?? element, element]);
    }
  return styles;
}
