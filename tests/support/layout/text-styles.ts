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

/** The nearest element with an opaque background, and all between: their classes, backgrounds and places. */
export function describeGround(element: Element, text: DOMRect): string {
  const style = getComputedStyle(element);
  const { backgroundColor, backgroundImage } = style;
  const own = [element.tagName, element.getAttribute("class"), backgroundColor, backgroundImage].join(" ");
  const parent = element.parentElement;
  if (!parent) return own;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const surrounds =
    left <= text.left + 1 && right >= text.right - 1 && top <= text.top + 1 && bottom >= text.bottom - 1;
  if (isOpaque(backgroundColor) && surrounds) return own;
  const place = isPlacedFreely(style) ? ` in ${innerWidth}` : "";
  return `${own}${place} < ${describeGround(parent, text)}`;
}

/** What an ancestor does to text and ground together. */
export function describeEffects(element: Element | null): string {
  if (!element) return "";
  const { opacity, filter, mixBlendMode } = getComputedStyle(element);
  const own = [opacity, filter, mixBlendMode].join(" ");
  return (own === "1 none normal" ? "" : own) + describeEffects(element.parentElement);
}

/** A link within a text must differ from it. */
export function describeTextBlock(link: Element): string {
  let block = link.parentElement;
  while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
  const isAlone = block?.textContent?.trim() === link.textContent?.trim();
  return block && !isAlone ? `in ${getComputedStyle(block).color}` : "";
}

export function describeTextStyle(element: Element): string {
  const style = getComputedStyle(element);
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
    describeEffects(element),
    describeGround(element, element.getBoundingClientRect()),
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
  for (const root of document.querySelectorAll(part))
    for (const element of [root, ...root.querySelectorAll("*")]) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest("[inert]") || (excluded && element.closest(excluded))) continue;
      const style = describeTextStyle(element);
      styles.set(style, [styles.get(style)?.[0] ?? element, element]);
    }
  return styles;
}
