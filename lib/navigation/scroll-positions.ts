/** Where a page was left: how far down, and on which of the links to the same address the focus was. */
type ScrollPosition = { top: number; href?: string; index?: number };

const STORAGE_KEY = "madia.scroll-positions";
const MAX_POSITIONS = 50;

const links = (href: string) => [...document.links].filter((link) => link.href === href);

type Navigation = { currentEntry: { key: string } | null };

/** Undefined without the Navigation API. */
const entryKey = (): string | undefined =>
  "navigation" in window ? (window.navigation as Navigation).currentEntry?.key : undefined;

function readStored(): Map<string, ScrollPosition> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    return new Map(Array.isArray(stored) ? (stored as [string, ScrollPosition][]) : []);
  } catch {
    return new Map();
  }
}

function store(positions: Map<string, ScrollPosition>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
  } catch {
    // Storage may be blocked.
  }
}

const positions = readStored();
let isMoving = false;

function remember(change: Partial<ScrollPosition>): void {
  const key = entryKey();
  if (!key || isMoving) return;
  positions.set(key, { top: window.scrollY, ...positions.get(key), ...change });
}

/** Scrolls once the page is long enough, unless the user scrolls first. */
function scrollWhenLong(top: number): void {
  const scroll = () => window.scrollTo({ top, behavior: "instant" });
  scroll();
  if (window.scrollY >= top) return;
  const observer = new ResizeObserver(() => {
    scroll();
    if (window.scrollY >= top) stop();
  });
  const stop = () => {
    observer.disconnect();
    for (const type of ["wheel", "touchstart", "keydown"]) window.removeEventListener(type, stop);
  };
  for (const type of ["wheel", "touchstart", "keydown"]) window.addEventListener(type, stop, { once: true });
  observer.observe(document.body);
  setTimeout(stop, 3000);
}

export function rememberLink(link: HTMLAnchorElement): void {
  remember({ href: link.href, index: links(link.href).indexOf(link) });
}

/** The history has moved to another entry, whose page is not shown yet. */
export function pauseScrollTracking(): void {
  isMoving = true;
}

export function resumeScrollTracking(): void {
  isMoving = false;
}

export const wasLeftAtTop = (): boolean => (positions.get(entryKey() ?? "")?.top ?? 0) === 0;

export function restoreScrollPosition(): void {
  isMoving = false;
  const position = positions.get(entryKey() ?? "");
  if (!position) return;
  scrollWhenLong(position.top);
  const link = position.href === undefined ? undefined : links(position.href)[position.index ?? 0];
  link?.focus({ preventScroll: true });
}

export function trackScrollPositions(): () => void {
  const onScroll = () => remember({ top: window.scrollY });
  const onHide = () => store(positions);
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", onHide);
  return () => {
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("pagehide", onHide);
  };
}
