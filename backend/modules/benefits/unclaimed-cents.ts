import { and, eq, gt, inArray } from "drizzle-orm";
import { DELIVERED_STATUSES } from "../../../lib/rules/orders/order-status";
import { linePriceBefore, unclaimedCents } from "../../../lib/rules/prices/price-line";
import type { Db } from "../../db/client";
import { order, orderItem } from "../../db/schema";
import { pricedProduct } from "../catalogue/priced-product";

/** What delivered orders took off prices that were not the lowest of 30 days, which is no saving. */
export async function findUnclaimedCents(db: Db, customerId: number): Promise<number> {
  const items = await db
    .select({
      product: orderItem.product,
      quantity: orderItem.quantity,
      grossCents: orderItem.grossCents,
      netCents: orderItem.netCents,
    })
    .from(orderItem)
    .innerJoin(order, eq(order.orderId, orderItem.orderId))
    .where(
      and(
        eq(order.customerId, customerId),
        inArray(order.orderStatusId, [...DELIVERED_STATUSES]),
        gt(orderItem.discountCents, 0),
      ),
    );
  return unclaimedCents(
    items.map((item) => ({
      ...item,
      before: linePriceBefore(pricedProduct(item.product), item),
    })),
  );
}
