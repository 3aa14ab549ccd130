import type { Cart, CartItem } from "../ebsn/domain/cart";
import { shouldBecomePackage } from "../rules/quantities/quantity";
import { roundQuantity } from "../rules/quantities/round-quantity";
import type { ApiRequest } from "../api/api-fetch";
import { emit } from "../overlays/events";
import { cartLines } from "./cart-lines";
import { cartStore, getCart, getCustomerGeneration } from "./cart-store";
import { getSellingRule } from "./compact-selling";
import { emitError } from "../api/emit-error";
import { assertSameCustomer } from "./fetch-cart";
import { lineDraft, type LineDraft, toRequestItem } from "./line-draft";
import {
  displayedQuantity,
  itemKey,
  type LineKey,
  parseLineKey,
  productKey,
  productTargets,
} from "./optimistic-lines";
import { clearRemovals, endRemoval, startRemoval } from "./removals";
import { getCartItems, lineQuantity, toBaseLines } from "./selectors";
import { hasMessages, sendWrite } from "./send-write";
import { createWriteQueue } from "./write-queue";

const drafts = new Map<number, LineDraft>();
/** Lines that are being raised, by item: one that disappears meanwhile is added again. */
const raises = new Map<number, LineDraft>();

/** The line whose delete was sent and whose package was not. */
let waitingPackage: { itemId: number; draft: LineDraft; quantity: number; isSent: boolean } | null = null;

/** The product's newest line that is being raised. */
const findRaise = (productId: number) => [...raises].findLast(([, draft]) => draft.productId === productId);

const findItem = (itemId: number) => getCartItems(getCart()).find((item) => item.itemId === itemId);

/** For a product that is sent now, and so no longer being raised. */
function takeProductDraft(id: number, quantity: number): LineDraft {
  const raise = findRaise(id);
  if (raise) raises.delete(raise[0]);
  return raise?.[1] ?? drafts.get(id) ?? { productId: id, name: "", quantity };
}

const deleteRequestOf = (id: number): ApiRequest => ({
  body: { items: [{ itemId: id, productId: findItem(id)?.product.productId }] },
});

const updateRequestOf = (itemId: number, quantity: number): ApiRequest => ({
  body: { items: [{ itemId, quantity }] },
});

const addRequestOf = (draft: LineDraft, quantity: number): ApiRequest => ({
  body: { items: [toRequestItem(draft, quantity)] },
});

async function sendAddRequest(name: string, request: ApiRequest): Promise<Cart> {
  const { cart, messages } = await sendWrite("cart/add", request);
  if (hasMessages(messages)) emit({ kind: "messages", messages });
  else emit({ kind: "done", key: "cart.added", values: { name } });
  return cart;
}

const sendAdd = (draft: LineDraft, quantity: number): Promise<Cart> =>
  sendAddRequest(draft.name, addRequestOf(draft, quantity));

/** Restores the pieces when the shop rejects the package. */
async function replaceWithPackage(item: CartItem, quantity: number): Promise<Cart> {
  const draft = lineDraft(item, { is_package: true });
  const waiting = { itemId: item.itemId, draft, quantity, isSent: false };
  waitingPackage = waiting;
  const deletion = sendWrite("cart/delete", deleteRequestOf(item.itemId));
  const { cart } = await deletion.finally(() => (waitingPackage = null));
  // When the page was left, to which the visitor has come back.
  if (waiting.isSent) return cart;
  try {
    return await sendAdd(draft, quantity);
  } catch (cause) {
    const pieces = { body: { items: [toRequestItem(lineDraft(item))] } };
    await sendWrite("cart/add", pieces).catch(() => undefined);
    throw cause;
  }
}

async function sendLine(key: LineKey, quantity: number): Promise<Cart | null> {
  const { kind, id } = parseLineKey(key);
  if (kind === "product") {
    const draft = takeProductDraft(id, quantity);
    // Removed before the shop has a line to delete.
    return quantity > 0 ? sendAdd(draft, quantity) : getCart();
  }
  raises.delete(id);
  const item = findItem(id);
  if (quantity === 0) {
    const { cart } = await sendWrite("cart/delete", deleteRequestOf(id));
    endRemoval(id, "removed");
    return cart;
  }
  if (
    item &&
    shouldBecomePackage(getSellingRule(item.product.selling), quantity, item.info.is_package === "true")
  )
    return replaceWithPackage(item, quantity);
  const { cart, messages } = await sendWrite("cart/update", updateRequestOf(id, quantity));
  if (hasMessages(messages)) emit({ kind: "messages", messages });
  return cart;
}

export const cartWriteQueue = createWriteQueue({
  lines: cartLines,
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
  if (kind === "item") raises.delete(id);
  if (kind === "product") {
    const draft = takeProductDraft(id, quantity);
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
  drafts.clear();
  clearRemovals();
  raises.clear();
  cartWriteQueue.clear();
});

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
  if (item && quantity > 0) raises.set(itemId, lineDraft(item));
  else raises.delete(itemId);
  cartWriteQueue.setTarget(itemKey(itemId), quantity);
  endRemoval(itemId, "kept");
}

export function setProductQuantity(productId: number, name: string, quantity: number): void {
  if (!drafts.has(productId)) drafts.set(productId, { productId, name, quantity });
  for (const [key, target] of productTargets(cartLines.get(), productId, quantity)) {
    const { kind, id } = parseLineKey(key);
    if (kind === "item") setLineQuantity(id, target);
    else cartWriteQueue.setTarget(key, target);
  }
}

export function addLine(draft: LineDraft): void {
  const key = productKey(draft.productId);
  // On top of what is in the cart, or on its way there.
  if (displayedQuantity(cartLines.get(), key) > 0) return void addDraft(draft);
  drafts.set(draft.productId, draft);
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
  const targets = productTargets(cartLines.get(), productId, 0).map(([key]) => parseLineKey(key));
  const itemIds = targets.flatMap(({ kind, id }) => (kind === "item" ? [id] : []));
  if (itemIds.length > 0) removeLines(itemIds.toReversed());
  else setProductQuantity(productId, name, 0);
}

export const removeLine = (itemId: number): void => removeLines([itemId]);

function removeLines(itemIds: number[]): void {
  const drafts = new Map<number, LineDraft>();
  for (const itemId of itemIds) {
    const item = findItem(itemId);
    setLineQuantity(itemId, 0);
    if (item) drafts.set(itemId, lineDraft(item));
  }
  startRemoval(drafts, restoreLines);
}

function restoreLines(drafts: ReadonlyMap<number, LineDraft>): void {
  const inCart = new Set(cartLines.get().base.map(({ itemId }) => itemId));
  for (const [itemId, draft] of drafts) if (inCart.has(itemId)) setLineQuantity(itemId, draft.quantity);
  const [first, ...others] = [...drafts].flatMap(([itemId, draft]) => (inCart.has(itemId) ? [] : [draft]));
  if (first && others.length > 0) void addDrafts([first, ...others]);
  else if (first) addLine(first);
}
