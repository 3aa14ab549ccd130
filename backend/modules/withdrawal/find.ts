import { eq } from "drizzle-orm";
import type { WireWithdrawalOrder } from "../../../lib/ebsn/schemas/withdrawal";
import { isPlaced } from "../../../lib/rules/orders/statuses";
import { returnChoices } from "../../../lib/rules/orders/returns";
import type { Db } from "../../db/client";
import { customer, order } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { formatItalianDate, shopDate } from "../../shop-dates";
import { findOrderItems } from "../order/find";
import { deliveredQuantity, isWeighed } from "../order/picked";
import type { OrderRow } from "../order/rows";
import { orderItemWire } from "../order/wire";
import { getOrderStatus, isReplaced } from "../order/status";
import { findReturnedQuantities } from "../refund/returned";
import type { Customer } from "../session/session";
import { findWithdrawableItems, getWithdrawalEnd } from "./withdrawable";

const orderNotFound = () =>
  ebsnError(
    "error.withdrawal.unknown",
    "Non troviamo un ordine con questo numero e questa e-mail: controlla come sono scritti nella conferma.",
  );
const withdrawalOver = () =>
  ebsnError(
    "error.withdrawal.over",
    "Per questo ordine non si può più recedere: sono passati quattordici giorni.",
  );

const orderNotPlaced = () =>
  ebsnError(
    "error.withdrawal.not_placed",
    "Questo ordine è annullato o non è stato pagato: non c'è nulla da cui recedere.",
  );

export type ContractKey = { orderId: number; email: string };

/** An order that was changed is found by its first number too, as its confirmation names it. */
async function findStandingOrder(db: Db, orderId: number) {
  let next: number | null = orderId;
  while (next !== null) {
    const rows: { row: OrderRow; customer: Customer }[] = await db
      .select({ row: order, customer })
      .from(order)
      .innerJoin(customer, eq(customer.customerId, order.customerId))
      .where(eq(order.orderId, next));
    const found = rows[0];
    if (!found) return undefined;
    if (!isReplaced(found.row)) return found;
    next = found.row.replacedById;
  }
  return undefined;
}

/** Throws the same error for an unknown order and for another person's. */
export async function findContract(db: Db, { orderId, email }: ContractKey, now: Date) {
  const found = await findStandingOrder(db, orderId);
  if (!found || found.customer.email.toLowerCase() !== email.toLowerCase()) throw orderNotFound();
  if (!isPlaced(getOrderStatus(found.row, now))) throw orderNotPlaced();
  const endsOn = getWithdrawalEnd(found.row, now);
  if (endsOn === null) throw withdrawalOver();
  return { ...found, endsOn };
}

export async function contractWire(db: Db, row: OrderRow, endsOn: string): Promise<WireWithdrawalOrder> {
  const items = (await findOrderItems(db, [row.orderId])).get(row.orderId) ?? [];
  const withdrawable = await findWithdrawableItems(db, items);
  const returned = await findReturnedQuantities(db, row.orderId);
  return {
    orderId: row.orderId,
    orderDate: formatItalianDate(shopDate(row.orderedAt)),
    orderDateIso: shopDate(row.orderedAt),
    withdrawalUntil: endsOn,
    withdrawalItems: items
      .filter((item) => !item.packaging && deliveredQuantity(item) > 0)
      .map((item) => ({
        orderItem: orderItemWire(item),
        isWithdrawable: withdrawable.has(item.orderItemId),
        quantities: withdrawable.has(item.orderItemId)
          ? returnChoices(deliveredQuantity(item), returned.get(item.orderItemId) ?? 0, {
              isWeighed: isWeighed(item),
            })
          : [],
      })),
  };
}
