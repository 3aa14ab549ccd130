import { emitError } from "../api/emit-error";
import { roundQuantity } from "../rules/quantities/round-quantity";
import { optimisticLinesStore } from "./optimistic-lines-store";
import { getCart, getCustomerGeneration } from "./cart-store";
import { assertSameCustomer } from "./fetch-cart";
import { toLineDraft, type LineDraft, toRequestItem } from "./line-draft";
import { endRaise, hasDraft, saveDraft, startRaise } from "./pending-drafts";
import { cartWriteQueue, findItem, sendAddRequest } from "./line-writes";
import { displayedQuantity, itemKey, parseLineKey, productKey, productTargets } from "./optimistic-lines";
import { endRemoval, startRemoval } from "./removals";
import { getCartItems, lineQuantity } from "./selectors";

/** A write that is still waiting when the customer changes is never sent. */
export function enqueueFor<T>(generation: number, write: () => Promise<T>): Promise<T> {
  return cartWriteQueue.enqueue(() => {
    assertSameCustomer(generation);
    return write();
  });
}

/** Quantities are absolute; 0 removes the line. */
export function setLineQuantity(itemId: number, quantity: number): void {
  const item = findItem(itemId);
  if (item && quantity > 0) startRaise(itemId, toLineDraft(item));
  else endRaise(itemId);
  cartWriteQueue.setTarget(itemKey(itemId), quantity);
  endRemoval(itemId, "kept");
}

export function setProductQuantity(productId: number, name: string, quantity: number): void {
  if (!hasDraft(productId)) saveDraft({ productId, name, quantity });
  for (const [key, target] of productTargets(optimisticLinesStore.get(), productId, quantity)) {
    const { kind, id } = parseLineKey(key);
    if (kind === "item") setLineQuantity(id, target);
    else cartWriteQueue.setTarget(key, target);
  }
}

export function addLine(draft: LineDraft): void {
  const key = productKey(draft.productId);
  // On top of what is in the cart, or on its way there.
  if (displayedQuantity(optimisticLinesStore.get(), key) > 0) return void addDraft(draft);
  saveDraft(draft);
  cartWriteQueue.setTarget(key, draft.quantity);
}

export const addDraft = (draft: LineDraft): Promise<boolean> => addDrafts([draft]);

/** On top of the lines with the same options, or as lines of their own; false when the shop rejected it. */
async function addDrafts(drafts: [LineDraft, ...LineDraft[]]): Promise<boolean> {
  const generation = getCustomerGeneration();
  try {
    await cartWriteQueue.flush();
    await enqueueFor(generation, () => {
      const itemsInCart = getCartItems(getCart());
      const items = drafts.map((draft) =>
        toRequestItem(draft, roundQuantity(draft.quantity + lineQuantity(itemsInCart, draft))),
      );
      return sendAddRequest(drafts[0].name, { body: { items } });
    });
    return true;
  } catch (cause) {
    emitError("cart.productAddError", cause);
    return false;
  }
}

/** All lines of the product. */
export function removeProduct(productId: number, name: string): void {
  const targets = productTargets(optimisticLinesStore.get(), productId, 0).map(([key]) => parseLineKey(key));
  const itemIds = targets.flatMap(({ kind, id }) => (kind === "item" ? [id] : []));
  if (itemIds.length > 0) removeLines(itemIds.toReversed());
  else setProductQuantity(productId, name, 0);
}

export const removeLine = (itemId: number): void => removeLines([itemId]);

function removeLines(itemIds: number[]): void {
  const removed = new Map<number, LineDraft>();
  for (const itemId of itemIds) {
    const item = findItem(itemId);
    setLineQuantity(itemId, 0);
    if (item) removed.set(itemId, toLineDraft(item));
  }
  startRemoval(removed, restoreLines);
}

function restoreLines(removed: ReadonlyMap<number, LineDraft>): void {
  const inCart = new Set(optimisticLinesStore.get().base.map(({ itemId }) => itemId));
  for (const [itemId, draft] of removed) if (inCart.has(itemId)) setLineQuantity(itemId, draft.quantity);
  const [first, ...others] = [...removed].flatMap(([itemId, draft]) => (inCart.has(itemId) ? [] : [draft]));
  if (first && others.length > 0) void addDrafts([first, ...others]);
  else if (first) addLine(first);
}
