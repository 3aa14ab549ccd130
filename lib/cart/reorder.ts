import { apiFetch } from "../api/api-fetch";
import { fetchProductsById } from "../api/fetch-products-by-id";
import type { Order, OrderItem } from "../ebsn/domain/order";
import type { Product } from "../ebsn/domain/product";
import { interpolate } from "../i18n/interpolate";
import { formatMoney } from "../money";
import { awaitOverlay, openConfirmDialog } from "../overlays/overlay";
import { isForAdults } from "../rules/products/age";
import { confirmAdult } from "./confirm-adult";
import { addOrderToCart } from "./add-order-to-cart";
import { prepareCart } from "./prepare-cart";
import { reorderLines, type ReorderLines } from "./reorder-lines";
import { isPackaging } from "./selectors";
import { emitError } from "../api/emit-error";

export type ReorderChanges = ReorderLines & {
  missing: string[];
  /** By weight instead of by the piece, or the other way round. */
  soldDifferently: string[];
  /** Compared with the order, for a piece or a kilogram. */
  priceIncreases: { name: string; cents: number }[];
  buyableCount: number;
  isForAdults: boolean;
};

const MESSAGE_KEYS = {
  all: "orders.addedAll",
  some: "orders.addedSome",
  failed: "errors.errorAddingProductFromOrder",
};

type Messages = Record<
  | "reorderTitle"
  | "reorderMissing"
  | "reorderFewer"
  | "reorderDifferent"
  | "reorderDearer"
  | "reorderNothing"
  | "reorderAdd"
  | "reorderClose",
  string
>;

export function reorderChanges(items: OrderItem[], currentProducts: Product[]): ReorderChanges {
  const byId = new Map(currentProducts.map((product) => [product.productId, product]));
  let buyableCount = 0;
  let hasAdultProducts = false;
  // A product may have several lines, with another choice or price each.
  const missing = new Map<number, string>();
  const different = new Map<number, string>();
  const increases = new Map<number, { name: string; cents: number }>();
  const products = items.filter((item) => !isPackaging(item));
  for (const { product } of products) {
    const { productId, name, prices, promo, selling } = product;
    const current = byId.get(productId);
    if (!current || current.available <= 0 || current.prices.display === null) {
      missing.set(productId, name);
      byId.delete(productId);
      continue;
    }
    buyableCount += 1;
    hasAdultProducts ||= isForAdults(current.features);
    if ((current.selling.kind === "loose") !== (selling.kind === "loose")) {
      // Prices of a piece and of a kilogram say nothing of each other.
      different.set(productId, name);
      continue;
    }
    // What was chosen in the cart, such as stamps, is no part of today's price.
    const paid = promo?.selectable ? prices.list : prices.display;
    const cents = current.prices.display - (paid ?? current.prices.display);
    if (cents > (increases.get(productId)?.cents ?? 0)) increases.set(productId, { name, cents });
  }
  return {
    ...reorderLines(products, byId),
    missing: [...missing.values()],
    soldDifferently: [...different.values()],
    priceIncreases: [...increases.values()],
    buyableCount,
    isForAdults: hasAdultProducts,
  };
}

async function readChanges(orderId: number): Promise<ReorderChanges> {
  const { items } = await apiFetch<Order>("order/view", { params: { order_id: orderId } });
  return reorderChanges(items, await fetchProductsById(items.map(({ product }) => product.productId)));
}

/** Confirms first what is missing or costs more today. */
export async function reorder(orderId: number, messages: Messages, locale: string): Promise<void> {
  let changes: ReorderChanges;
  try {
    if (!(await prepareCart())) return;
    changes = await readChanges(orderId);
  } catch (cause) {
    return emitError("errors.errorAddingProductFromOrder", cause);
  }
  const { missing, fewer, soldDifferently, priceIncreases, buyableCount, drafts, questions } = changes;
  const texts = [
    missing.length > 0 && interpolate(messages.reorderMissing, { names: missing.join(", ") }),
    fewer.length > 0 && interpolate(messages.reorderFewer, { names: fewer.join(", ") }),
    soldDifferently.length > 0 &&
      interpolate(messages.reorderDifferent, { names: soldDifferently.join(", ") }),
    priceIncreases.length > 0 &&
      interpolate(messages.reorderDearer, {
        names: priceIncreases.map(({ name, cents }) => `${name} (+${formatMoney(cents, locale)})`).join(", "),
      }),
    buyableCount === 0 && messages.reorderNothing,
  ].filter((text) => text !== false);
  if (texts.length > 0) {
    const isConfirmed = await openConfirmDialog({
      title: messages.reorderTitle,
      text: texts.join(" "),
      confirm: buyableCount > 0 ? messages.reorderAdd : messages.reorderClose,
    });
    if (!isConfirmed || buyableCount === 0) return;
  }
  if (changes.isForAdults && !(await confirmAdult())) return;
  if (questions.length === 0) return addOrderToCart(orderId);
  await awaitOverlay({ dialog: "addAll", items: questions, readyDrafts: drafts, messageKeys: MESSAGE_KEYS });
}
