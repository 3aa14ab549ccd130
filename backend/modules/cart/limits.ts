import { and, eq, gte, ne, notInArray, sum } from "drizzle-orm";
import type { Db } from "../../db/client";
import { ORDER, order, orderItem } from "../../db/schema";
import type { Message } from "../../envelope";
import { romeDate, romeInstant } from "../../rome";
import type { Article, Line } from "./items";
import { NOT_AVAILABLE } from "./notices";
import { DAILY_MAX, italian } from "./quantity-check";

type Goods = Extract<Article, { kind: "product" }>;

const unitOf = (goods: Goods) => (goods.row.infos.TIPOLOGIA === "Sfuso" ? "kg" : "pz");

function quantityOf(lines: Line[], wanted: (goods: Goods) => boolean): number {
  return lines.reduce(
    (total, { item, article }) =>
      article.kind === "product" && wanted(article) ? total + item.quantity : total,
    0,
  );
}

const ofProduct = (goods: Goods) => (other: Goods) => other.row.productId === goods.row.productId;

/** Whether the store sells it, and stock over all lines of the product. */
export function stockRefusal(goods: Goods, lines: Line[]): Message | null {
  if (!goods.isSold) return { code: NOT_AVAILABLE, message: "Il negozio scelto non vende questo articolo." };
  const { stock, priceCents } = goods.row;
  if (priceCents === null)
    return { code: NOT_AVAILABLE, message: "Questo articolo al momento non ha un prezzo." };
  if (stock === null || quantityOf(lines, ofProduct(goods)) <= stock) return null;
  if (stock <= 0) return { code: NOT_AVAILABLE, message: "Questo articolo al momento non è disponibile." };
  return {
    code: NOT_AVAILABLE,
    message: `Di questo articolo restano solo ${italian(stock)} ${unitOf(goods)}.`,
  };
}

/** The most of each of its classes that one cart may hold. */
export function classRefusal(goods: Goods, lines: Line[]): Message | null {
  for (const { productClassId, name, maxValue, maxUnit } of goods.row.classRows) {
    if (maxValue === null) continue;
    const inClass = quantityOf(lines, ({ row }) => row.classes.includes(productClassId));
    if (inClass > maxValue)
      return {
        code: "errors.classMax",
        message: `Per «${name}» puoi acquistare al massimo ${italian(maxValue)} ${maxUnit || "pz"} con una spesa.`,
      };
  }
  return null;
}

/** What the customer may buy of it in one day, orders of today included. */
export async function dailyRefusal(
  db: Db,
  goods: Goods,
  lines: Line[],
  { customerId, reopenedOrderId, now }: { customerId: number; reopenedOrderId: number | null; now: Date },
): Promise<Message | null> {
  const { dailyMax, productId } = goods.row;
  if (dailyMax === null) return null;
  const [bought] = await db
    .select({ quantity: sum(orderItem.quantity).mapWith(Number) })
    .from(orderItem)
    .innerJoin(order, eq(order.orderId, orderItem.orderId))
    .where(
      and(
        eq(orderItem.productId, productId),
        eq(order.customerId, customerId),
        // What an order being changed has bought is in its cart.
        ne(order.orderId, reopenedOrderId ?? 0),
        gte(order.orderedAt, romeInstant(romeDate(now), "00:00")),
        notInArray(order.orderStatusId, [ORDER.cancelled]),
      ),
    );
  const total = (bought?.quantity ?? 0) + quantityOf(lines, ofProduct(goods));
  return total > dailyMax ? DAILY_MAX : null;
}
