/** What a page shows, box by box. The functions run in the page: `findLayoutViolations` sends their text. */

export type Box = { left: number; top: number; right: number; bottom: number };

/** What an ancestor shows of its content; a scroller shows the rest on request. */
export type Clip = {
  element: Element;
  box: Box;
  cutsX: boolean;
  cutsY: boolean;
};

export type Item = {
  element: Element;
  layer: Element;
  /** All of it, also where an ancestor hides a part. */
  whole: Box;
  /** What can be seen; of text, where the letters are. */
  band: Box;
  text: string;
};

export type Text = Item & { node: Node; words: string; lines: Box[] };

export type Scene = {
  width: number;
  height: number;
  texts: Text[];
  controls: Item[];
  violations: Set<string>;
};

export function intersection(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

export function widthOf(box: Box): number {
  return box.right - box.left;
}

export function heightOf(box: Box): number {
  return box.bottom - box.top;
}

export function isEmpty(box: Box): boolean {
  return widthOf(box) < 1 || heightOf(box) < 1;
}

/** By more than a rounding. */
export function overlap(a: Box, b: Box): boolean {
  const common = intersection(a, b);
  return widthOf(common) > 1.5 && heightOf(common) > 1.5;
}

/** Where the letters are: lines may stand closer than their boxes are high. */
export function letters(box: Box, element: Element): Box {
  const half = Math.min(heightOf(box), parseFloat(getComputedStyle(element).fontSize) * 0.6) / 2;
  const middle = (box.top + box.bottom) / 2;
  return { left: box.left, right: box.right, top: middle - half, bottom: middle + half };
}

export function named(element: Element): string {
  const words = (element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
  return `${[element.localName, ...element.classList].join(".")} "${words.slice(0, 40)}"`;
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

export function blockOf(element: Element): Element {
  let block = element;
  while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
    block = block.parentElement;
  return block;
}

export function ownClip(element: Element, style: CSSStyleDeclaration): Clip | null {
  const { overflowX, overflowY } = style;
  const isHidden = style.clipPath === "inset(50%)";
  if (overflowX === "visible" && overflowY === "visible" && !isHidden) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  // The slides of a carousel come into view by themselves or by its buttons.
  const isCarousel = element.hasAttribute("data-embla");
  const isEllipsis = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
  const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const mayCut = !isCarousel && !isEllipsis && !isHidden;
  return {
    element,
    box: {
      left: overflowX === "visible" ? -Infinity : left,
      // What goes on ends where the padding begins.
      right: overflowX === "visible" ? Infinity : right - (isEllipsis ? parseFloat(style.paddingRight) : 0),
      top: overflowY === "visible" ? -Infinity : top,
      bottom: isHidden ? top : overflowY === "visible" ? Infinity : bottom,
    },
    cutsX: hides(overflowX) && mayCut,
    cutsY: hides(overflowY) && mayCut,
  };
}

/** Innermost first. */
export function clipsOf(element: Element, known: Map<Element, Clip[]>): Clip[] {
  const found = known.get(element);
  if (found) return found;
  const style = getComputedStyle(element);
  const holder =
    style.position === "absolute" ? (element as HTMLElement).offsetParent : element.parentElement;
  const isRoot = element === document.body || element === document.documentElement;
  const outer = isRoot || !holder || style.position === "fixed" ? [] : clipsOf(holder, known);
  const own = isRoot ? null : ownClip(element, style);
  const clips = own ? [own, ...outer] : outer;
  known.set(element, clips);
  return clips;
}

/** What can be seen of a box, and the first ancestor that cuts a part of it off. */
export function shownPart(box: Box, clips: Clip[]): { shown: Box; cutBy: Element | null } {
  // The edges of a DOMRect are no properties of its own.
  let shown: Box = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  let cutBy: Element | null = null;
  for (const clip of clips) {
    const rest = intersection(shown, clip.box);
    const isCutX = clip.cutsX && widthOf(rest) < widthOf(shown) - 1.5;
    const isCutY = clip.cutsY && heightOf(rest) < heightOf(shown) - 1.5;
    if (isCutX || isCutY) cutBy ??= clip.element;
    shown = rest;
    if (isEmpty(shown)) break;
  }
  return { shown, cutBy };
}

/** What lies above the page, or moves independently of it, may cover it. */
export function layerOf(element: Element, known: Map<Element, Element>): Element {
  const found = known.get(element);
  if (found) return found;
  const { position } = getComputedStyle(element);
  const isLayer =
    !element.parentElement ||
    position === "fixed" ||
    position === "sticky" ||
    (position === "absolute" && element.matches("details > :not(summary)")) ||
    element.matches("dialog, :popover-open, [role='listbox'], [role='menu'], [role='dialog'], [role='grid']");
  const layer = isLayer ? element : layerOf(element.parentElement ?? element, known);
  known.set(element, layer);
  return layer;
}

export function collect(root: Element, width: number, height: number): Scene {
  const scene: Scene = { width, height, texts: [], controls: [], violations: new Set() };
  const clips = new Map<Element, Clip[]>();
  const layers = new Map<Element, Element>();
  const controlSelector =
    "a[href], button, input:not([type='hidden']), select, textarea, summary, [role='button'], [role='tab'], [role='option'], [role='gridcell'][id], [role='menuitem'], [role='switch']";

  for (const element of root.querySelectorAll(controlSelector)) {
    if (!isShown(element) || element.matches("[aria-hidden='true'] *, [inert] *")) continue;
    const style = getComputedStyle(element);
    const isInline = style.display === "inline";
    const padding = (side: "left" | "right") => parseFloat(style.getPropertyValue(`padding-${side}`));
    for (const rect of isInline ? element.getClientRects() : [element.getBoundingClientRect()]) {
      const { shown, cutBy } = shownPart(rect, clipsOf(element, clips));
      if (isEmpty(shown)) continue;
      if (cutBy) scene.violations.add(`cut off: ${named(element)} by ${named(cutBy)}`);
      // A button may stand in the padding of a field.
      const band = isInline
        ? letters(shown, element)
        : element instanceof HTMLInputElement
          ? { ...shown, left: shown.left + padding("left"), right: shown.right - padding("right") }
          : shown;
      scene.controls.push({
        element,
        layer: layerOf(element, layers),
        whole: rect,
        band,
        text: named(element),
      });
    }
  }

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = (node.textContent ?? "").replace(/\s+/g, " ").trim();
    if (
      !element ||
      !words ||
      element.matches("script, style, noscript, option, textarea") ||
      !isShown(element)
    )
      continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((rect) => rect.width >= 1 && rect.height >= 1);
    const all = lines.map((line) => ({
      line,
      ...shownPart(letters(line, element), clipsOf(element, clips)),
    }));
    const seen = all.filter(({ shown }) => !isEmpty(shown));
    if (seen.length === 0) continue;
    const by = all.find(({ cutBy }) => cutBy)?.cutBy;
    if (by) scene.violations.add(`cut off: ${named(element)} by ${named(by)}`);
    for (const { shown } of seen)
      scene.texts.push({
        element,
        layer: layerOf(element, layers),
        whole: shown,
        band: shown,
        text: `"${words.slice(0, 40)}"`,
        node,
        words,
        lines,
      });
  }
  return scene;
}
