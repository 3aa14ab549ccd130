import { and, inArray, isNull } from "drizzle-orm";
import { withdrawalEndsOn } from "../../../lib/rules/orders/withdrawal";
import type { Db } from "../../db/client";
import { product } from "../../db/schema";
import { shopDate } from "../../shop-dates";
import { deliveredQuantity } from "../order/picked";
import type { OrderItemRow, OrderRow } from "../order/rows";
import { getOrderStatus, isReplaced } from "../order/status";
import { findReturnedQuantities } from "../refund/returned";

const deliveryDateOf = ({ deliveredAt, slotDate }: Pick<OrderRow, "deliveredAt" | "slotDate">): string =>
  deliveredAt ? shopDate(deliveredAt) : slotDate;

export const getWithdrawalEnd = (row: OrderRow, now: Date): string | null =>
  isReplaced(row)
    ? null
    : withdrawalEndsOn({
        statusId: getOrderStatus(row, now),
        deliveryDate: deliveryDateOf(row),
        today: shopDate(now),
      });

/** Food is excluded (art. 59 Codice del consumo), and so are bags. */
export async function findWithdrawableItems(db: Db, items: OrderItemRow[]): Promise<Set<number>> {
  const productIds = items.filter(({ packaging }) => !packaging).map(({ productId }) => productId);
  if (productIds.length === 0) return new Set();
  const rows = await db
    .select({ productId: product.productId })
    .from(product)
    .where(and(inArray(product.productId, productIds), isNull(product.food)));
  const nonFood = new Set(rows.map(({ productId }) => productId));
  return new Set(
    items.filter(({ productId }) => nonFood.has(productId)).map(({ orderItemId }) => orderItemId),
  );
}

/** What was delivered and not yet returned. */
export async function findItemsToReturn(
  db: Db,
  itemsByOrder: ReadonlyMap<number, OrderItemRow[]>,
): Promise<Set<number>> {
  const items = [...itemsByOrder.values()].flat();
  const withdrawable = await findWithdrawableItems(db, items);
  if (withdrawable.size === 0) return withdrawable;
  const returned = await findReturnedQuantities(db, ...itemsByOrder.keys());
  const isLeft = (item: OrderItemRow) => deliveredQuantity(item) > (returned.get(item.orderItemId) ?? 0);
  return new Set(
    items
      .filter((item) => withdrawable.has(item.orderItemId) && isLeft(item))
      .map(({ orderItemId }) => orderItemId),
  );
}
