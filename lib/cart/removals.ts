import { emit } from "../overlays/events";
import { getCart } from "./cart-store";
import type { LineDraft } from "./line-draft";
import { getCartItems } from "./selectors";

type LineDrafts = ReadonlyMap<number, LineDraft>;

/** Lines, by item, that are removed together: announced once the shop has answered for all, with one undo. */
type Removal = {
  drafts: Map<number, LineDraft>;
  waiting: Set<number>;
  restore: (drafts: LineDrafts) => void;
};

const removals = new Map<number, Removal>();

export const clearRemovals = (): void => removals.clear();

export function startRemoval(drafts: LineDrafts, restore: Removal["restore"]): void {
  const removal = { drafts: new Map(drafts), waiting: new Set(drafts.keys()), restore };
  for (const itemId of drafts.keys()) removals.set(itemId, removal);
}

/** `kept`: the shop has rejected it, or the customer wants the line again. */
export function endRemoval(itemId: number, outcome: "removed" | "kept"): void {
  const removal = removals.get(itemId);
  if (!removal) return;
  const { drafts, waiting, restore } = removal;
  if (outcome === "kept") drafts.delete(itemId);
  removals.delete(itemId);
  waiting.delete(itemId);
  const inCart = new Set(getCartItems(getCart()).map((item) => item.itemId));
  // Nothing is sent for a line that has gone already.
  for (const id of waiting) if (!inCart.has(id)) waiting.delete(id);
  const [first] = drafts.values();
  if (first && waiting.size === 0) emit({ kind: "removed", name: first.name, undo: () => restore(drafts) });
}
