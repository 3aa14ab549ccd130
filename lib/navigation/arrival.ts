export type Arrival = {
  /** The page before, shown by the same document. */
  from: string;
  isTraversal: boolean;
};

type Listener = () => void;
const listeners = new Set<Listener>();
let last: Arrival | null = null;
let shown: { address: string; href: string } | null = null;
let isTraversal = false;
const steppedPaths = new Set<string>();

/** How the page came to be shown; null: with its document. */
export const lastArrival = (): Arrival | null => last;

/** Called when another page is shown, before its effects. */
export function onArrival(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The page with this path changes its own query, with `history.pushState`: all of it is one page. */
export function keepPage(path: string): void {
  steppedPaths.add(path);
}

const pathOf = (address: string) => address.split("?")[0] ?? "";

const isSamePage = (address: string, other: string): boolean =>
  address === other || (pathOf(address) === pathOf(other) && steppedPaths.has(pathOf(address)));

/** A step in the history; returns whether it leads to another page. */
export function startTraversal({ pathname, search }: Location): boolean {
  const address = `${pathname}?${new URLSearchParams(search).toString()}`;
  isTraversal = shown === null || !isSamePage(shown.address, address);
  return isTraversal;
}

/** The page with this address is shown; null: it was already. */
export function arrive(address: string): Arrival | null {
  const previous = shown;
  shown = { address, href: window.location.href };
  if (!previous || isSamePage(previous.address, address)) return null;
  last = { from: previous.href, isTraversal };
  isTraversal = false;
  for (const listener of listeners) listener();
  return last;
}
