import { readJson, writeJson } from "../browser/storage";

/** Where a page was left: how far down, and on which of the links to the same address the focus was. */
type ScrollPosition = { top: number; href?: string; index?: number };

const STORAGE_KEY = "madia.scroll-positions";
const MAX_POSITIONS = 50;

const links = (href: string) => [...document.links].filter((link) => link.href === href);

type Navigation = { currentEntry: { key: string } | null };
type EntryState = { madiaKey?: string } | null;

/** Without the Navigation API, of our own. */
function entryKey(): string {
  if ("navigation" in window) return (window.navigation as Navigation).currentEntry?.key ?? "";
  const { history } = window as Window;
  const state = history.state as EntryState;
  // The router restores the state of a fragment's entry, where it is empty.
  if (!state) return "";
  const key = state.madiaKey ?? String(Math.random());
  if (!state.madiaKey) history.replaceState({ ...state, madiaKey: key }, "");
  return key;
}

const stored = readJson("sessionStorage", STORAGE_KEY);
const positions = new Map<string, ScrollPosition>(Array.isArray(stored) ? stored : []);
let isMoving = false;

function remember(change: Partial<ScrollPosition>): void {
  const key = entryKey();
  if (!key || isMoving) return;
  const position = positions.get(key);
  // The last to be set is the last to be dropped.
  positions.delete(key);
  positions.set(key, { top: window.scrollY, ...position, ...change });
  const [oldest = ""] = positions.keys();
  if (positions.size > MAX_POSITIONS) positions.delete(oldest);
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

export const wasLeftAtTop = (): boolean => (positions.get(entryKey())?.top ?? 0) === 0;

export function restoreScrollPosition(): void {
  isMoving = false;
  const position = positions.get(entryKey());
  if (!position) return;
  const { top } = position;
  window.scrollTo({ top, behavior: "instant" });
  const { scrollY } = window;
  if (scrollY < top)
    import("./lazy-navigation").then(
      (loaded) => loaded.scrollWhenLong(top, scrollY),
      () => undefined,
    );
  const link = position.href === undefined ? undefined : links(position.href)[position.index ?? 0];
  link?.focus({ preventScroll: true });
}

export function watchScrollPositions(): () => void {
  const onScroll = () => remember({ top: window.scrollY });
  const onHide = () => writeJson("sessionStorage", STORAGE_KEY, [...positions]);
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", onHide);
  return () => {
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("pagehide", onHide);
  };
}
