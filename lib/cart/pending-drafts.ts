import type { LineDraft } from "./line-draft";

/** What was asked for of each product. */
const drafts = new Map<number, LineDraft>();
/** Lines that are being raised, by item: one that disappears meanwhile is added again. */
const raises = new Map<number, LineDraft>();

export const hasDraft = (productId: number): boolean => drafts.has(productId);

export function saveDraft(draft: LineDraft): void {
  drafts.set(draft.productId, draft);
}

export function startRaise(itemId: number, draft: LineDraft): void {
  raises.set(itemId, draft);
}

export function endRaise(itemId: number): void {
  raises.delete(itemId);
}

/** For a product that is sent now, and so no longer being raised; of several lines the newest. */
export function takeDraft(productId: number, quantity: number): LineDraft {
  const raise = [...raises].findLast(([, draft]) => draft.productId === productId);
  if (raise) raises.delete(raise[0]);
  return raise?.[1] ?? drafts.get(productId) ?? { productId, name: "", quantity };
}

export function clearDrafts(): void {
  drafts.clear();
  raises.clear();
}
