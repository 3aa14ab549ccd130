import { and, eq, gte, isNull, ne, notInArray, sum } from "drizzle-orm";
import { NOT_PURCHASED_STATUSES } from "../../../lib/rules/orders/order-status";
import { cappedLimit, purchaseLimit } from "../../../lib/rules/quantities/quantity";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import { readableName } from "../../../lib/rules/text/names";
import type { Db } from "../../db/client";
import { order, orderItem } from "../../db/schema";
import type { Message } from "../../envelope";
import { shopDate, shopInstant } from "../../shop-dates";
import type { Article, Line } from "./items";
import { NOT_AVAILABLE, shortMessage } from "./notices";
import { DAILY_MAX, formatNumber, overMax } from "./quantity-check";
import { isLoose, parseSellingRule } from "./selling-rule";
import type { CartState } from "./state";

type ProductArticle = Extract<Article, { kind: "product" }>;

const CLASS_MAX = "errors.classMax";

const getUnit = (product: ProductArticle) => (isLoose(product.row.infos) ? "kg" : "pz");

function sumQuantity(lines: Line[], matches: (product: ProductArticle) => boolean): number {
  const matching = lines.filter(({ article }) => article.kind === "product" && matches(article));
  return roundQuantity(matching.reduce((total, { item }) => total + item.quantity, 0));
}

const isSameProduct = (product: ProductArticle) => (other: ProductArticle) =>
  other.row.productId === product.row.productId;

export function checkStock(product: ProductArticle, lines: Line[]): Message | null {
  if (!product.isSold)
    return { code: NOT_AVAILABLE, message: "Il negozio scelto non vende questo articolo." };
  const { stock, priceCents } = product.row;
  if (priceCents === null)
    return { code: NOT_AVAILABLE, message: "Questo articolo al momento non ha un prezzo." };
  if (stock === null || sumQuantity(lines, isSameProduct(product)) <= stock) return null;
  if (stock <= 0) return { code: NOT_AVAILABLE, message: "Questo articolo al momento non è disponibile." };
  return shortMessage(stock, isLoose(product.row.infos));
}

/** A product with other options is another line, with the same maximum for all. */
function checkProductMax(product: ProductArticle, lines: Line[]): Message | null {
  const limit = cappedLimit(purchaseLimit(parseSellingRule(product.row.infos)));
  return sumQuantity(lines, isSameProduct(product)) > limit ? overMax(limit, getUnit(product)) : null;
}

function checkClassLimit(product: ProductArticle, lines: Line[]): Message | null {
  for (const { productClassId, name, maxValue, maxUnit } of product.row.classRows) {
    if (maxValue === null) continue;
    const inClass = sumQuantity(lines, ({ row }) => row.classes.includes(productClassId));
    if (inClass > maxValue)
      return {
        code: CLASS_MAX,
        message: `Per «${name}» puoi acquistare al massimo ${formatNumber(maxValue)} ${maxUnit || "pz"} con una spesa.`,
      };
  }
  return null;
}

type Buyer = { customerId: number | null; reopenedOrderId: number | null; now: Date };

async function findOrderedToday(
  db: Db,
  productId: number,
  { customerId, reopenedOrderId, now }: Buyer,
): Promise<number> {
  if (customerId === null) return 0;
  const [orderedToday] = await db
    .select({ quantity: sum(orderItem.quantity).mapWith(Number) })
    .from(orderItem)
    .innerJoin(order, eq(order.orderId, orderItem.orderId))
    .where(
      and(
        eq(orderItem.productId, productId),
        eq(order.customerId, customerId),
        // Items of the order being modified are already in its cart.
        ne(order.orderId, reopenedOrderId ?? 0),
        gte(order.orderedAt, shopInstant(shopDate(now), "00:00")),
        // While its change waits for payment, only the change counts.
        isNull(order.replacedById),
        notInArray(order.orderStatusId, NOT_PURCHASED_STATUSES),
      ),
    );
  return orderedToday?.quantity ?? 0;
}

/** Includes today's orders. */
async function checkDailyLimit(
  db: Db,
  product: ProductArticle,
  lines: Line[],
  buyer: Buyer,
): Promise<Message | null> {
  const { dailyMax, productId } = product.row;
  if (dailyMax === null) return null;
  const orderedToday = await findOrderedToday(db, productId, buyer);
  const total = roundQuantity(orderedToday + sumQuantity(lines, isSameProduct(product)));
  return total > dailyMax ? DAILY_MAX : null;
}

/** Of the product, its classes and its day. */
export async function checkMaximums(
  db: Db,
  product: ProductArticle,
  lines: Line[],
  buyer: Buyer,
): Promise<Message | null> {
  return (
    checkProductMax(product, lines) ??
    checkClassLimit(product, lines) ??
    (await checkDailyLimit(db, product, lines, buyer))
  );
}

/** For checkout: carts are joined and parked, and maximums are lowered, without checking the quantities again. */
export async function findOverMaximum(db: Db, { cart, lines }: CartState, now: Date): Promise<Message[]> {
  if (!cart) return [];
  const products = new Map<number, ProductArticle>();
  for (const { article } of lines)
    if (article.kind === "product") products.set(article.row.productId, article);
  const messages = new Map<string, Message>();
  for (const product of products.values()) {
    const found = await checkMaximums(db, product, lines, { ...cart, now });
    if (!found) continue;
    const named = `«${readableName(product.row.name)}»: ${found.message.replace(/\.?$/, ".")}`;
    const message = found.code === CLASS_MAX ? found.message : named;
    messages.set(message, { ...found, message });
  }
  return [...messages.values()];
}
