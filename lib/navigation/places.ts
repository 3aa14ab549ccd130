/** Where a page was left: how far down, and on which of the links to the same address the focus was. */
type Place = { top: number; href?: string; index?: number };

const STORAGE_KEY = "madia.places";
const MAX_PLACES = 50;

const links = (href: string) => [...document.links].filter((link) => link.href === href);

type Navigation = { currentEntry: { key: string } | null };

/** The browser's own name of the current history entry; undefined where it gives none. */
const entryKey = (): string | undefined =>
  "navigation" in window ? (window.navigation as Navigation).currentEntry?.key : undefined;

function readStored(): Map<string, Place> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]");
    return new Map(Array.isArray(stored) ? (stored as [string, Place][]) : []);
  } catch {
    return new Map();
  }
}

function store(places: Map<string, Place>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places].slice(-MAX_PLACES)));
  } catch {
    // Storage may be blocked.
  }
}

const places = readStored();
let isMoving = false;

function remember(change: Partial<Place>): void {
  const key = entryKey();
  if (!key || isMoving) return;
  places.set(key, { top: window.scrollY, ...places.get(key), ...change });
}

/** Scrolls there as soon as the page is long enough, unless somebody else has scrolled by then. */
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
export function leavePlace(): void {
  isMoving = true;
}

export function startPlace(): void {
  isMoving = false;
}

/** Whether the page of the current history entry was left at its top. */
export const wasLeftAtTop = (): boolean => (places.get(entryKey() ?? "")?.top ?? 0) === 0;

/** The page of a history entry is shown again. */
export function restorePlace(): void {
  isMoving = false;
  const place = places.get(entryKey() ?? "");
  if (!place) return;
  scrollWhenLong(place.top);
  const link = place.href === undefined ? undefined : links(place.href)[place.index ?? 0];
  link?.focus({ preventScroll: true });
}

export function recordPlaces(): () => void {
  const onScroll = () => remember({ top: window.scrollY });
  const onHide = () => store(places);
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", onHide);
  return () => {
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("pagehide", onHide);
  };
}
