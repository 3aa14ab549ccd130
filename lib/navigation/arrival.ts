export type Arrival = {
  /** The page before, shown by the same document. */
  from: string;
  isTraversal: boolean;
};

type Listener = () => void;
const listeners = new Set<Listener>();
let last: Arrival | null = null;

/** How the page came to be shown; null: with its document. */
export const lastArrival = (): Arrival | null => last;

/** Called when another page is shown, before its effects. */
export function onArrival(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function arrive(arrival: Arrival): void {
  last = arrival;
  for (const listener of listeners) listener();
}
