import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Messages } from "@/lib/ebsn/domain/envelope";
import { becomesPackage } from "@/lib/rules/quantity";
import { ruleOf } from "./compact";
import { type DoorCall, DoorError, askDoor } from "./door";
import { announce } from "./events";
import { followCart, heldCart, readCart, takeCart } from "./held";
import { type LineKey, itemKey, keyOfProduct, productKey } from "./lines";
import { createOutbox } from "./outbox";
import { sessionChanged } from "./session-state";
import { baseLines, itemsOf } from "./view";

/** What a customer puts in the cart: everything the shop wants to know about a new line. */
export type Draft = {
  productId: number;
  name: string;
  quantity: number;
  /** chosen options and item infos (use_wpid, package_num …) by name. */
  infos?: Record<string, string | number | boolean>;
  deliveryWarehouseId?: number | null;
};

const SECTORS = { show_sectors: true };
const drafts = new Map<number, Draft>();

/** Shows why a write failed: in the shop's words, else by `key` of the messages. */
export function announceFailure(key: string, cause: unknown): void {
  // A session found gone says so itself.
  if (cause instanceof DoorError && cause.kind === "session") return;
  announce({ kind: "failed", key, messages: cause instanceof DoorError ? cause.messages.errors : [] });
}

function hasWords({ infos, warnings }: Messages): boolean {
  return infos.length + warnings.length > 0;
}

async function write(path: string, call: DoorCall): Promise<{ cart: Cart; messages: Messages }> {
  const { data, messages } = await askDoor<Cart>(path, { ...call, params: { ...SECTORS, ...call.params } });
  return { cart: takeCart(data), messages };
}

function addBody(draft: Draft, quantity: number): Record<string, unknown> {
  const { productId, infos = {}, deliveryWarehouseId } = draft;
  return {
    items: [
      {
        productId,
        quantity,
        ...(deliveryWarehouseId ? { deliveryWarehouseId } : {}),
        infos: { accept_alternatives: true, ...infos },
      },
    ],
  };
}

async function sendAdd(draft: Draft, quantity: number): Promise<Cart> {
  const { cart, messages } = await write("cart/add", { body: addBody(draft, quantity) });
  if (hasWords(messages)) announce({ kind: "messages", messages });
  else announce({ kind: "done", key: "cart.added", values: { name: draft.name } });
  return cart;
}

async function sendLine(key: LineKey, quantity: number): Promise<Cart> {
  if (key.startsWith("p")) {
    const productId = Number(key.slice(1));
    return sendAdd(drafts.get(productId) ?? { productId, name: "", quantity }, quantity);
  }
  const itemId = Number(key.slice(1));
  const item = itemsOf(heldCart()).find((one) => one.itemId === itemId);
  const removal = { body: { items: [{ itemId, productId: item?.product.productId }] } };
  if (quantity === 0) return (await write("cart/delete", removal)).cart;
  if (item && becomesPackage(ruleOf(item.product.selling), quantity, item.info.is_package === "true")) {
    await write("cart/delete", removal);
    return sendAdd(draftOf(item, { is_package: true }), quantity);
  }
  const { cart, messages } = await write("cart/update", { body: { items: [{ itemId, quantity }] } });
  if (hasWords(messages)) announce({ kind: "messages", messages });
  return cart;
}

function draftOf(item: ReturnType<typeof itemsOf>[number], more: Draft["infos"] = {}): Draft {
  return {
    productId: item.product.productId,
    name: item.product.name,
    quantity: item.quantity,
    infos: { ...item.info, accept_alternatives: item.acceptAlternatives, ...more },
    deliveryWarehouseId: item.product.warehouseId,
  };
}

export const cartOutbox = createOutbox({
  send: async (key, quantity) => baseLines(await sendLine(key, quantity)),
  failed: (key, cause) => {
    announceFailure(key.startsWith("p") ? "cart.productAddError" : "errors.errorSettingProduct", cause);
  },
});
followCart(cartOutbox);

/** Any other write that answers the whole cart (address, slot, gift code …), after those under way. */
export async function writeCart(
  path: string,
  call: DoorCall & { quiet?: boolean } = {},
): Promise<{ cart: Cart; messages: Messages }> {
  await cartOutbox.settled();
  const answer = await cartOutbox.inTurn(() => write(path, { method: "POST", ...call }));
  if (!call.quiet && hasWords(answer.messages)) announce({ kind: "messages", messages: answer.messages });
  return answer;
}

/** Writes that answer something else than the cart (address, slot, store): the cart is read again after them. */
export async function writeDelivery(path: string, params: DoorCall["params"]): Promise<Cart> {
  await cartOutbox.settled();
  return cartOutbox.inTurn(async () => {
    const { messages } = await askDoor<unknown>(path, { method: "POST", params });
    const cart = await readCart();
    if (hasWords(messages)) announce({ kind: "messages", messages });
    sessionChanged();
    return cart;
  });
}

/** Sends a gift code before a product; a failure is told and does not stop the shopping (spec 2 §4). */
export async function sendGiftCode(code: string): Promise<void> {
  await writeCart("cart-giftcertificate/add_code", { body: { code } }).catch((cause: unknown) =>
    announceFailure("cart.giftFailed", cause),
  );
}

/** Wishes a line at an absolute quantity; 0 removes it. */
export function setLine(itemId: number, quantity: number): void {
  cartOutbox.want(itemKey(itemId), quantity);
}

/** Wishes the newest line of a product at an absolute quantity, making one if there is none. */
export function setProduct(productId: number, name: string, quantity: number): void {
  if (!drafts.has(productId)) drafts.set(productId, { productId, name, quantity });
  cartOutbox.want(keyOfProduct(cartOutbox.lines(), productId), quantity);
}

/** Adds a new line with all that was chosen for it. */
export function addDraft(draft: Draft): void {
  drafts.set(draft.productId, draft);
  const there = cartOutbox.lines().base.some((line) => line.productId === draft.productId);
  if (!there) return cartOutbox.want(productKey(draft.productId), draft.quantity);
  void cartOutbox
    .inTurn(() => sendAdd(draft, draft.quantity))
    .catch((cause: unknown) => announceFailure("cart.productAddError", cause));
}

/** Removes the newest line of a product. */
export function removeProduct(productId: number, name: string): void {
  const key = keyOfProduct(cartOutbox.lines(), productId);
  if (key.startsWith("i")) removeLine(Number(key.slice(1)));
  else setProduct(productId, name, 0);
}

/** Removes a line and tells the host how to bring it back. */
export function removeLine(itemId: number): void {
  const item = itemsOf(heldCart()).find((one) => one.itemId === itemId);
  setLine(itemId, 0);
  if (item)
    announce({ kind: "removed", name: item.product.name, undo: () => restore(itemId, draftOf(item)) });
}

function restore(itemId: number, draft: Draft): void {
  const still = cartOutbox.lines().base.some((line) => line.itemId === itemId);
  if (still) setLine(itemId, draft.quantity);
  else addDraft(draft);
}
