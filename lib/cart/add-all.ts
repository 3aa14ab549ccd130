import type { CartItem } from "../ebsn/domain/cart";
import { missingStep } from "../rules/cart/cart-readiness";
import { roundQuantity } from "../rules/quantities/round-quantity";
import { emit } from "../overlays/events";
import { prepareAdd, type AddRequest } from "./add-to-cart";
import { getCart } from "./cart-store";
import { addToCartOptions } from "./choose-place";
import { getOrFetchCart } from "./fetch-cart";
import { productQuantities } from "./product-quantities";
import { getCartItems, lineQuantity } from "./selectors";
import { emitError } from "../api/emit-error";
import { toRequestItem, type LineDraft } from "./line-draft";
import { cartWriteQueue } from "./line-writes";
import { setLineQuantity } from "./change-lines";
import { writeCart } from "./write-cart";

async function isReady(): Promise<boolean> {
  const cart = await getOrFetchCart();
  return cart !== null && missingStep(cart, addToCartOptions()) === null;
}

async function undoAddAll(itemsBefore: CartItem[], itemsAfter: CartItem[]): Promise<void> {
  const previousQuantities = new Map(itemsBefore.map(({ itemId, quantity }) => [itemId, quantity]));
  for (const { itemId, quantity } of itemsAfter) {
    const previousQuantity = previousQuantities.get(itemId);
    if (previousQuantity !== undefined && previousQuantity !== quantity)
      setLineQuantity(itemId, previousQuantity);
  }
  const items = itemsAfter
    .filter(({ itemId }) => !previousQuantities.has(itemId))
    .map(({ itemId, product }) => ({ itemId, productId: product.productId }));
  if (items.length === 0) return;
  await writeCart("cart/delete", { body: { items } }).catch((cause: unknown) =>
    emitError("errors.errorRemovingProduct", cause),
  );
}

type MessageKeys = { all: string; some: string; failed?: string };

const RECIPE_MESSAGE_KEYS: MessageKeys = { all: "content.allAdded", some: "content.someAdded" };

type AddAllOptions = {
  messageKeys?: MessageKeys;
  /** On top of what is in the cart; otherwise the cart has at least these quantities afterwards. */
  isAdditive?: boolean;
  /** Added with them, without a question. */
  readyDrafts?: LineDraft[];
};

/** `cart/add` takes one quantity per line: requests for the same line are added up. */
function mergeDrafts(drafts: LineDraft[]): LineDraft[] {
  const byLine = new Map<string, LineDraft>();
  for (const draft of drafts) {
    const key = JSON.stringify([draft.productId, Object.entries(draft.infos ?? {}).sort()]);
    const quantity = roundQuantity(draft.quantity + (byLine.get(key)?.quantity ?? 0));
    byLine.set(key, { ...draft, quantity });
  }
  return [...byLine.values()];
}

function withLineQuantities(drafts: LineDraft[], itemsInCart: CartItem[], isAdditive: boolean): LineDraft[] {
  return drafts.map((draft) => {
    const inCart = lineQuantity(itemsInCart, draft);
    const quantity = isAdditive ? roundQuantity(draft.quantity + inCart) : Math.max(draft.quantity, inCart);
    return { ...draft, quantity };
  });
}

/** Products with more in the cart than before, and those that had enough. */
function addedProductIds(targets: LineDraft[], itemsBefore: CartItem[], itemsAfter: CartItem[]): Set<number> {
  const [before, after] = [productQuantities(itemsBefore), productQuantities(itemsAfter)];
  const added = targets.filter(
    (target) =>
      (after.get(target.productId) ?? 0) > (before.get(target.productId) ?? 0) ||
      lineQuantity(itemsBefore, target) >= target.quantity,
  );
  return new Set(added.map(({ productId }) => productId));
}

type PreparedAll = {
  drafts: LineDraft[];
  /** Of products whose dialog was closed. */
  closedCount: number;
  /** Whether a product was unavailable, and the first reason that the shop gave. */
  missing: { cause?: unknown } | null;
};

/** null: the login, address or timeslot dialog was closed, which cancels the whole batch. */
async function prepareAll(requests: AddRequest[]): Promise<PreparedAll | null> {
  const all: PreparedAll = { drafts: [], closedCount: 0, missing: null };
  for (const request of requests) {
    const prepared = await prepareAdd(request);
    if ("draft" in prepared) all.drafts.push(prepared.draft);
    else if (prepared.reason === "missing") all.missing = { cause: all.missing?.cause ?? prepared.cause };
    else if (await isReady()) all.closedCount += 1;
    else return null;
  }
  return all;
}

/** Adds several products with a single write; the shop names the ones that are unavailable. */
export async function addAllToCart(
  requests: AddRequest[],
  { messageKeys = RECIPE_MESSAGE_KEYS, isAdditive = false, readyDrafts = [] }: AddAllOptions = {},
): Promise<boolean> {
  const failedKey = messageKeys.failed ?? "cart.productsAddError";
  const prepared = await prepareAll(requests);
  if (!prepared) return false;
  const { closedCount, missing } = prepared;
  const drafts = [...readyDrafts, ...prepared.drafts];
  if (drafts.length === 0) {
    if (missing) emitError(failedKey, missing.cause);
    return false;
  }
  try {
    await cartWriteQueue.flush();
    const itemsBefore = getCartItems(getCart());
    const targets = withLineQuantities(mergeDrafts(drafts), itemsBefore, isAdditive);
    const { cart } = await writeCart("cart/add", {
      body: { items: targets.map((draft) => toRequestItem(draft)) },
    });
    const addedIds = addedProductIds(targets, itemsBefore, getCartItems(cart));
    const count = drafts.filter(({ productId }) => addedIds.has(productId)).length;
    const missingCount = readyDrafts.length + requests.length - count - closedCount;
    emit({
      kind: "done",
      key: missingCount > 0 ? messageKeys.some : messageKeys.all,
      values: { count, missing: missingCount },
      ...(count > 0 ? { undo: () => void undoAddAll(itemsBefore, getCartItems(cart)) } : {}),
    });
    if (closedCount > 0) emit({ kind: "warning", key: "cart.notChosen", values: { count: closedCount } });
    return count > 0;
  } catch (failure) {
    emitError(failedKey, failure);
    return false;
  }
}
