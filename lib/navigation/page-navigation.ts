export type PageNavigation = {
  /** The page before, shown by the same document. */
  from: string;
  isTraversal: boolean;
};

const MAX_VISITED_PAGES = 20;

type Listener = () => void;
const listeners = new Set<Listener>();
let last: PageNavigation | null = null;
const visitedPages: { href: string; title: string }[] = [];
let shown: { address: string; href: string } | null = null;
let isTraversal = false;
const shallowPaths = new Set<string>();
let isFullRender = true;

/** null: the page was loaded as a document. */
export const lastNavigation = (): PageNavigation | null => last;

/** The pages before, the oldest first; each is taken once. */
export const takeVisitedPages = () => visitedPages.splice(0);

/** Whether the page renders all its parts at once, as a document does. */
export const isFullyRendered = (): boolean => isFullRender;

/** A reloaded or restored document is scrolled to its position, so it has to be complete. */
export const FULL_RENDER_SCRIPT = `/^[rb]/.test(performance.getEntriesByType("navigation")[0]?.type)&&document.documentElement.setAttribute("data-fully-rendered","")`;

/** A page that is not scrolled to its top has to render completely. */
export function startNavigation({ startsAtTop }: { startsAtTop: boolean }): void {
  isFullRender = !startsAtTop;
}

export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Shallow routing: the page at this path changes its own query, or a number after its path, with `history.pushState`
 * or `replaceState`, which is no new page.
 */
export function addShallowPath(path: string): void {
  shallowPaths.add(path);
}

const pathOf = (address: string) => address.split("?")[0] ?? "";

function shallowPath(address: string): string | undefined {
  const path = pathOf(address);
  return [path, path.replace(/\/\d+$/, "")].find((candidate) => shallowPaths.has(candidate));
}

function isSamePage(address: string, other: string): boolean {
  const path = shallowPath(address);
  return address === other || (path !== undefined && path === shallowPath(other));
}

export function isOtherPage({ pathname, search }: Pick<Location, "pathname" | "search">): boolean {
  const address = `${pathname}?${new URLSearchParams(search).toString()}`;
  return shown === null || !isSamePage(shown.address, address);
}

/** Returns whether it leads to another page. */
export function startTraversal(location: Location): boolean {
  isTraversal = isOtherPage(location);
  return isTraversal;
}

/** Called when a page is shown; null: it was shown already. */
export function completeNavigation(address: string): PageNavigation | null {
  const previous = shown;
  shown = { address, href: window.location.href };
  if (!previous || isSamePage(previous.address, address)) return null;
  // The title of the new page is set in the next frame.
  if (visitedPages.push({ href: previous.href, title: document.title }) > MAX_VISITED_PAGES)
    visitedPages.shift();
  last = { from: previous.href, isTraversal };
  document.documentElement.toggleAttribute("data-fully-rendered", isFullRender);
  isTraversal = false;
  for (const listener of listeners) listener();
  return last;
}
