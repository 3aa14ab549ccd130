import type { Translator } from "../lang/translator";
import { toBulletList } from "../order/email-picking";
import { describePicked } from "../order/picked";
import type { OrderItemRow } from "../order/rows";

/** `available`: the most that the form offered; another quantity has been returned since, maybe by the same form. */
export type RequestedItem = { orderItemId: number; quantity: number; available?: number | undefined };

export type ReturnedLine = { item: OrderItemRow; quantity: number };

export const getReturnedLines = (orderItems: OrderItemRow[], requested: RequestedItem[]): ReturnedLine[] =>
  requested.flatMap(({ orderItemId, quantity }) => {
    const item = orderItems.find((ordered) => ordered.orderItemId === orderItemId);
    return item ? [{ item, quantity }] : [];
  });

export const listReturned = (lines: ReturnedLine[], { quantity: format }: Pick<Translator, "quantity">) =>
  toBulletList(lines.map(({ item, quantity }) => describePicked(item, format, quantity)));
