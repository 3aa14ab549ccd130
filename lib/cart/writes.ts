import type { Cart, CartItem } from "@/lib/ebsn/domain/cart";
import type { Messages } from "@/lib/ebsn/domain/envelope";
import { roundQuantity, shouldBecomePackage } from "@/lib/rules/quantity";
import { getSellingRule } from "./compact-selling";
import { type ApiRequest, ApiError, apiFetchWithMessages } from "../api/api-fetch";
import { whileBlocking } from "../api/blocking-requests";
import { emit } from "../overlays/events";
import { cartLines } from "./cart-lines";
import { cartStore, currentCustomer, getCart } from "./cart-store";
import { assertSameCustomer, fetchCart, setCart } from "./read-cart";
import { type LineKey, itemKey, productLineKey, productKey, productTargets } from "./optimistic-lines";
import { createWriteQueue } from "./write-queue";
import { markSessionChanged } from "../session/session-state";
import { findLine, toBaseLines, getCartItems } from "./selectors";

export type LineDraft = {
  productId: number;
  name: string;
  quantity: number;
  /** Chosen options and item infos (use_wpid, package_num …) by name. */
  infos?: Record<string, string | number | boolean>;
  deliveryWarehouseId?: number | null;
  /** From this quantity on it is a whole package. */
  packageFrom?: number | null;
};

const SECTOR_PARAMS = { show_sectors: true };
const drafts = new Map<number, LineDraft>();
/** Lines to restore, by item: what the customer removes is announced once the shop has agreed. */
const removals = new Map<number, LineDraft>();

export function emitError(key: string, cause: unknown): void {
  // An expired session is reported by `apiFetch`.
  if (cause instanceof ApiError && cause.kind === "session") return;
  emit({ kind: "failed", key, messages: cause instanceof ApiError ? cause.messages.errors : [] });
}

function hasMessages({ infos, warnings }: Messages): boolean {
  return infos.length + warnings.length > 0;
}

async function sendWrite(path: string, request: ApiRequest): Promise<{ cart: Cart; messages: Messages }> {
  const customer = currentCustomer();
  const { data, messages } = await apiFetchWithMessages<Cart>(path, {
    ...request,
    params: { ...SECTOR_PARAMS, ...request.params },
  });
  return { cart: setCart(data, customer), messages };
}

export function addItem(draft: LineDraft, quantity = draft.quantity): Record<string, unknown> {
  const { productId, infos = {}, deliveryWarehouseId, packageFrom } = draft;
  const isPackage = typeof packageFrom === "number" && quantity >= packageFrom;
  return {
    productId,
    quantity,
    ...(deliveryWarehouseId ? { deliveryWarehouseId } : {}),
    infos: { accept_alternatives: true, ...infos, ...(isPackage ? { is_package: true } : {}) },
  };
}

async function sendAdd(draft: LineDraft, quantity: number): Promise<Cart> {
  const { cart, messages } = await sendWrite("cart/add", {
    body: { items: [addItem(draft, quantity)] },
  });
  if (hasMessages(messages)) emit({ kind: "messages", messages });
  else emit({ kind: "done", key: "cart.added", values: { name: draft.name } });
  return cart;
}

/** The pieces come back when the shop rejects the package. */
async function replaceWithPackage(
  item: CartItem,
  deleteRequest: ApiRequest,
  quantity: number,
): Promise<Cart> {
  await sendWrite("cart/delete", deleteRequest);
  try {
    return await sendAdd(lineDraft(item, { is_package: true }), quantity);
  } catch (cause) {
    const pieces = { body: { items: [addItem(lineDraft(item))] } };
    await sendWrite("cart/add", pieces).catch(() => undefined);
    throw cause;
  }
}

async function sendLine(key: LineKey, quantity: number): Promise<Cart> {
  if (key.startsWith("p")) {
    const productId = Number(key.slice(1));
    return sendAdd(drafts.get(productId) ?? { productId, name: "", quantity }, quantity);
  }
  const itemId = Number(key.slice(1));
  const item = getCartItems(getCart()).find((candidate) => candidate.itemId === itemId);
  const deleteRequest = { body: { items: [{ itemId, productId: item?.product.productId }] } };
  if (quantity === 0) {
    const { cart } = await sendWrite("cart/delete", deleteRequest);
    announceRemoval(itemId);
    return cart;
  }
  if (
    item &&
    shouldBecomePackage(getSellingRule(item.product.selling), quantity, item.info.is_package === "true")
  )
    return replaceWithPackage(item, deleteRequest, quantity);
  const { cart, messages } = await sendWrite("cart/update", { body: { items: [{ itemId, quantity }] } });
  if (hasMessages(messages)) emit({ kind: "messages", messages });
  return cart;
}

export function lineDraft(item: CartItem, extraInfos: LineDraft["infos"] = {}): LineDraft {
  return {
    productId: item.product.productId,
    name: item.product.name,
    quantity: item.quantity,
    infos: { ...item.info, accept_alternatives: item.acceptAlternatives, ...extraInfos },
    deliveryWarehouseId: item.product.warehouseId,
  };
}

export const cartWriteQueue = createWriteQueue({
  lines: cartLines,
  send: async (key, quantity) => toBaseLines(await sendLine(key, quantity)),
  onError: (key, cause, quantity) => {
    if (key.startsWith("p")) emitError("cart.productAddError", cause);
    else emitError(quantity === 0 ? "errors.errorRemovingProduct" : "errors.errorSettingProduct", cause);
  },
});

let knownCustomer = currentCustomer();

cartStore.subscribe(() => {
  if (knownCustomer === currentCustomer()) return;
  knownCustomer = currentCustomer();
  drafts.clear();
  removals.clear();
  cartWriteQueue.clear();
});

/** A write that is still waiting when the customer changes is never sent. */
function enqueueFor<T>(customer: number, write: () => Promise<T>): Promise<T> {
  return cartWriteQueue.enqueue(() => {
    assertSameCustomer(customer);
    return write();
  });
}

export async function writeCart(
  path: string,
  request: ApiRequest & { isSilent?: boolean } = {},
): Promise<{ cart: Cart; messages: Messages }> {
  const customer = currentCustomer();
  await cartWriteQueue.flush();
  const result = await enqueueFor(customer, () => sendWrite(path, { method: "POST", ...request }));
  if (!request.isSilent && hasMessages(result.messages))
    emit({ kind: "messages", messages: result.messages });
  return result;
}

/** For calls that do not answer the cart: it is fetched again afterwards. */
export async function writeDelivery(path: string, params: ApiRequest["params"]): Promise<Cart> {
  const customer = currentCustomer();
  await cartWriteQueue.flush();
  return whileBlocking(
    enqueueFor(customer, async () => {
      const { messages } = await apiFetchWithMessages<unknown>(path, { method: "POST", params });
      const cart = await fetchCart();
      if (hasMessages(messages)) emit({ kind: "messages", messages });
      markSessionChanged();
      return cart;
    }),
  );
}

const BELOW_MINIMUM = "error.gift.minimum";

/** Never stops the purchase (requirements/cart#gift-codes); false where the cart is too small yet. */
export async function sendGiftCode(code: string): Promise<boolean> {
  try {
    await writeCart("cart-giftcertificate/add_code", { body: { code } });
  } catch (cause) {
    if (cause instanceof ApiError && cause.messages.errors[0]?.code === BELOW_MINIMUM) return false;
    emitError("cart.giftFailed", cause);
  }
  return true;
}

/** Quantities are absolute; 0 removes the line. */
export function setLineQuantity(itemId: number, quantity: number): void {
  removals.delete(itemId);
  cartWriteQueue.setTarget(itemKey(itemId), quantity);
}

export function setProductQuantity(productId: number, name: string, quantity: number): void {
  if (!drafts.has(productId)) drafts.set(productId, { productId, name, quantity });
  for (const [key, target] of productTargets(cartLines.get(), productId, quantity))
    cartWriteQueue.setTarget(key, target);
}

export function addLine(draft: LineDraft): void {
  drafts.set(draft.productId, draft);
  const isInCart = cartLines.get().base.some((line) => line.productId === draft.productId);
  if (!isInCart) return cartWriteQueue.setTarget(productKey(draft.productId), draft.quantity);
  void sendDraft(draft);
}

/** On top of the line with the same options, or as a line of its own; false when the shop rejected it. */
export async function sendDraft(draft: LineDraft): Promise<boolean> {
  const customer = currentCustomer();
  try {
    await cartWriteQueue.flush();
    await enqueueFor(customer, () => {
      const inCart = findLine(getCartItems(getCart()), draft)?.quantity ?? 0;
      return sendAdd(draft, roundQuantity(draft.quantity + inCart));
    });
    return true;
  } catch (cause) {
    emitError("cart.productAddError", cause);
    return false;
  }
}

export function removeProduct(productId: number, name: string): void {
  const key = productLineKey(cartLines.get(), productId);
  if (key.startsWith("i")) removeLine(Number(key.slice(1)));
  else setProductQuantity(productId, name, 0);
}

export function removeLine(itemId: number): void {
  const item = getCartItems(getCart()).find((candidate) => candidate.itemId === itemId);
  setLineQuantity(itemId, 0);
  if (item) removals.set(itemId, lineDraft(item));
}

function announceRemoval(itemId: number): void {
  const draft = removals.get(itemId);
  removals.delete(itemId);
  if (draft) emit({ kind: "removed", name: draft.name, undo: () => restoreLine(itemId, draft) });
}

function restoreLine(itemId: number, draft: LineDraft): void {
  const isInCart = cartLines.get().base.some((line) => line.itemId === itemId);
  if (isInCart) setLineQuantity(itemId, draft.quantity);
  else addLine(draft);
}
