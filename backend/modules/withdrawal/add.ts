import { REFUND_OPTION, REFUND_STATUS } from "../../../lib/rules/orders/statuses";
import type { Db } from "../../db/client";
import { ebsnError } from "../../envelope";
import { asLanguage } from "../../languages";
import { toCents } from "../../euros";
import { shopDate } from "../../shop-dates";
import { getOrCreateCart } from "../cart/current-cart";
import { sendMail } from "../mail/outbox";
import { isPaidLater as isOrderPaidLater, updateAmountDue } from "../order/due-date";
import { findCompletedPayment, findOrderItems } from "../order/find";
import { lockOrder } from "../order/rows";
import type { Quantities } from "../order/take-out";
import { insertRefund } from "../refund/add";
import { type RefundRow, refundsWire } from "../refund/find";
import { getReturnedLines, type RequestedItem } from "../refund/returned-lines";
import { cancelUnpaidChange, withdrawBeforePicking } from "./before-picking";
import { acknowledgementEmail } from "./emails";
import { type ContractKey, findContract } from "./find";
import { findWithdrawableItems } from "./withdrawable";

const excludedItem = () =>
  ebsnError("error.withdrawal.item", "Da uno dei prodotti scelti non si può recedere: è un alimento.");

export type Withdrawal = ContractKey & { name: string; items: RequestedItem[]; now: Date };

const quantitiesOf = (items: RequestedItem[]): Quantities =>
  new Map(items.map(({ orderItemId, quantity }) => [orderItemId, quantity]));

/** With the locks that a cancellation needs: of the carts, of a change that waits, and of the order. */
async function lockContract(tx: Db, withdrawal: Withdrawal) {
  const { now } = withdrawal;
  const found = await findContract(tx, withdrawal, now);
  const currentCart = await getOrCreateCart(tx, { customerId: found.row.customerId }, now, true);
  await cancelUnpaidChange(tx, found.row, now);
  await lockOrder(tx, found.row.orderId);
  return { ...(await findContract(tx, withdrawal, now)), currentCart };
}

/** Approved immediately, as it is a right, and acknowledged by email in the same transaction. */
export async function addWithdrawal(
  tx: Db,
  withdrawal: Withdrawal,
): Promise<{ refund: RefundRow; isPrepared: boolean; isPaidLater: boolean }> {
  const { name, items, now } = withdrawal;
  const { row: contract, customer, currentCart } = await lockContract(tx, withdrawal);
  const { orderId } = contract;
  const orderItems = (await findOrderItems(tx, [orderId])).get(orderId) ?? [];
  const withdrawable = await findWithdrawableItems(tx, orderItems);
  if (items.some(({ orderItemId }) => !withdrawable.has(orderItemId))) throw excludedItem();
  const beforePicking = contract.preparedAt === null;
  const refund = await insertRefund(tx, {
    customerId: contract.customerId,
    orderId,
    optionId: REFUND_OPTION.refund,
    statusId: REFUND_STATUS.approved,
    reason: "",
    items,
    declarant: { name, email: customer.email },
    beforePicking,
    now,
  });
  const rest = beforePicking
    ? await withdrawBeforePicking(
        tx,
        { row: contract, items: orderItems, currentCart },
        quantitiesOf(items),
        now,
      )
    : contract;
  const isPaidLater = await isOrderPaidLater(tx, contract);
  await updateAmountDue(tx, contract, now);
  const isHeld = (await findCompletedPayment(tx, orderId)) !== null;
  const [refunded] = await refundsWire(tx, [refund]);
  const email = acknowledgementEmail({
    name,
    email: customer.email,
    language: asLanguage(customer.language),
    orderId,
    refundId: refund.refundId,
    orderedOn: shopDate(contract.orderedAt),
    lines: getReturnedLines(orderItems, items),
    outcome: beforePicking
      ? { totalCents: rest?.totalCents ?? null, isHeld }
      : { refundedCents: toCents(Number(refunded?.amount ?? 0)), isPaidLater },
    receivedAt: now,
  });
  await sendMail(tx, email, now);
  return { refund, isPrepared: !beforePicking, isPaidLater };
}
