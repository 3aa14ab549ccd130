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

/** How the page came to be shown; null: with its document. */
export const lastArrival = (): Arrival | null => last;

/** Called when another page is shown, before its effects. */
export function onArrival(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A step in the history; returns whether it leads to another page. */
export function startTraversal({ pathname, search }: Location): boolean {
  isTraversal = shown?.address !== `${pathname}?${new URLSearchParams(search).toString()}`;
  return isTraversal;
}

/** The page with this address is shown; null: it was already. */
export function arrive(address: string): Arrival | null {
  const previous = shown;
  shown = { address, href: window.location.href };
  if (!previous || previous.address === address) return null;
  last = { from: previous.href, isTraversal };
  isTraversal = false;
  for (const listener of listeners) listener();
  return last;
}
