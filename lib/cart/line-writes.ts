import type { Cart, CartItem } from "../ebsn/domain/cart";
import { shouldBecomePackage } from "../rules/quantities/quantity";
import type { ApiRequest } from "../api/api-fetch";
import { emit } from "../overlays/events";
import { optimisticLinesStore } from "./optimistic-lines-store";
import { cartStore, getCart, getCustomerGeneration } from "./cart-store";
import { getSellingRule } from "./compact-selling";
import { emitError } from "../api/emit-error";
import { hasMessages } from "../api/emit-messages";
import { toLineDraft, type LineDraft, toRequestItem } from "./line-draft";
import { clearDrafts, endRaise, takeDraft } from "./pending-drafts";
import { itemKey, type LineKey, parseLineKey } from "./optimistic-lines";
import { clearRemovals, endRemoval } from "./removals";
import { getCartItems, toBaseLines } from "./selectors";
import { sendWrite } from "./send-write";
import { createWriteQueue } from "./write-queue";

/** The line whose delete was sent and whose package was not. */
let waitingPackage: { itemId: number; draft: LineDraft; quantity: number; isSent: boolean } | null = null;

export const findItem = (itemId: number): CartItem | undefined =>
  getCartItems(getCart()).find((item) => item.itemId === itemId);

const deleteRequestOf = (id: number): ApiRequest => ({
  body: { items: [{ itemId: id, productId: findItem(id)?.product.productId }] },
});

const updateRequestOf = (itemId: number, quantity: number): ApiRequest => ({
  body: { items: [{ itemId, quantity }] },
});

const addRequestOf = (draft: LineDraft, quantity: number): ApiRequest => ({
  body: { items: [toRequestItem(draft, quantity)] },
});

async function sendLineWrite(path: string, request: ApiRequest): Promise<Cart> {
  const { cart, messages } = await sendWrite(path, request);
  if (hasMessages(messages)) emit({ kind: "messages", messages });
  return cart;
}

export async function sendAddRequest(name: string, request: ApiRequest): Promise<Cart> {
  const { cart, messages } = await sendWrite("cart/add", request);
  if (hasMessages(messages)) emit({ kind: "messages", messages });
  else emit({ kind: "done", key: "cart.added", values: { name } });
  return cart;
}

const sendAdd = (draft: LineDraft, quantity: number): Promise<Cart> =>
  sendAddRequest(draft.name, addRequestOf(draft, quantity));

/** Restores the pieces when the shop rejects the package. */
async function replaceWithPackage(item: CartItem, quantity: number): Promise<Cart> {
  const draft = toLineDraft(item, { is_package: true });
  const waiting = { itemId: item.itemId, draft, quantity, isSent: false };
  waitingPackage = waiting;
  const deletion = sendLineWrite("cart/delete", deleteRequestOf(item.itemId));
  const cart = await deletion.finally(() => (waitingPackage = null));
  // When the page was left, to which the visitor has come back.
  if (waiting.isSent) return cart;
  try {
    return await sendAdd(draft, quantity);
  } catch (cause) {
    const pieces = { body: { items: [toRequestItem(toLineDraft(item))] } };
    await sendWrite("cart/add", pieces).catch(() => undefined);
    throw cause;
  }
}

async function sendLine(key: LineKey, quantity: number): Promise<Cart | null> {
  const { kind, id } = parseLineKey(key);
  if (kind === "product") {
    const draft = takeDraft(id, quantity);
    // Removed before the shop has a line to delete.
    return quantity > 0 ? sendAdd(draft, quantity) : getCart();
  }
  endRaise(id);
  const item = findItem(id);
  if (quantity === 0) {
    const cart = await sendLineWrite("cart/delete", deleteRequestOf(id));
    endRemoval(id, "removed");
    return cart;
  }
  if (
    item &&
    shouldBecomePackage(getSellingRule(item.product.selling), quantity, item.info.is_package === "true")
  )
    return replaceWithPackage(item, quantity);
  return sendLineWrite("cart/update", updateRequestOf(id, quantity));
}

export const cartWriteQueue = createWriteQueue({
  lines: optimisticLinesStore,
  send: async (key, quantity) => toBaseLines(await sendLine(key, quantity)),
  onError: (key, cause, quantity) => {
    const { kind, id } = parseLineKey(key);
    if (kind === "product") return emitError("cart.productAddError", cause);
    emitError(quantity === 0 ? "errors.errorRemovingProduct" : "errors.errorSettingProduct", cause);
    if (quantity === 0) endRemoval(id, "kept");
  },
});

function sendUnqueued(path: string, request: ApiRequest): void {
  sendWrite(path, request).catch(() => undefined);
}

function sendTarget(key: LineKey, quantity: number): void {
  const { kind, id } = parseLineKey(key);
  if (kind === "item") endRaise(id);
  if (kind === "product") {
    const draft = takeDraft(id, quantity);
    // What is removed while it is being added has no line to delete yet.
    if (quantity > 0) sendUnqueued("cart/add", addRequestOf(draft, quantity));
  } else if (quantity === 0) sendUnqueued("cart/delete", deleteRequestOf(id));
  else sendUnqueued("cart/update", updateRequestOf(id, quantity));
}

/** For a page that is being left, and may be come back to: nothing can wait for an answer, so packages are not replaced. */
export function sendPendingAtOnce(): void {
  const targets = cartWriteQueue.takePending();
  if (waitingPackage) {
    const { itemId, draft, quantity: sent } = waitingPackage;
    const quantity = targets.get(itemKey(itemId)) ?? sent;
    targets.delete(itemKey(itemId));
    waitingPackage.isSent = true;
    waitingPackage = null;
    if (quantity > 0) sendUnqueued("cart/add", addRequestOf(draft, quantity));
  }
  for (const [key, quantity] of targets) sendTarget(key, quantity);
}

let knownGeneration = getCustomerGeneration();

cartStore.subscribe(() => {
  if (knownGeneration === getCustomerGeneration()) return;
  knownGeneration = getCustomerGeneration();
  clearDrafts();
  clearRemovals();
  cartWriteQueue.clear();
});
