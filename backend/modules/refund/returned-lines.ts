import type { Translator } from "../lang/translator";
import { toBulletList } from "../order/email-picking";
import { describePicked } from "../order/picked";
import type { OrderItemRow } from "../order/rows";

export type RequestedItem = { orderItemId: number; quantity: number };

export type ReturnedLine = { item: OrderItemRow; quantity: number };

export const getReturnedLines = (orderItems: OrderItemRow[], requested: RequestedItem[]): ReturnedLine[] =>
  requested.flatMap(({ orderItemId, quantity }) => {
    const item = orderItems.find((ordered) => ordered.orderItemId === orderItemId);
    return item ? [{ item, quantity }] : [];
  });

export const listReturned = (lines: ReturnedLine[], { quantity: format }: Pick<Translator, "quantity">) =>
  toBulletList(lines.map(({ item, quantity }) => describePicked(item, format, quantity)));
