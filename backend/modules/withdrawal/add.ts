import { REFUND_OPTION, REFUND_STATUS } from "../../../lib/rules/statuses";
import type { Db } from "../../db/client";
import { ebsnError } from "../../envelope";
import { asLanguage } from "../../languages";
import { romeDate } from "../../rome";
import { sendMail } from "../mail/outbox";
import { findOrderItems } from "../order/find";
import { insertRefund } from "../refund/add";
import type { RefundRow } from "../refund/find";
import { getReturnedLines, type RequestedItem } from "../refund/returned-lines";
import { acknowledgementEmail } from "./emails";
import { type ContractKey, findContract } from "./find";
import { findWithdrawableItems } from "./withdrawable";

const excludedItem = () =>
  ebsnError("error.withdrawal.item", "Da uno dei prodotti scelti non si può recedere: è un alimento.");

export type Withdrawal = ContractKey & { name: string; items: RequestedItem[]; now: Date };

/** Approved immediately, as it is a right, and acknowledged by email in the same transaction. */
export async function addWithdrawal(tx: Db, withdrawal: Withdrawal): Promise<RefundRow> {
  const { name, items, now } = withdrawal;
  const { row: contract, customer } = await findContract(tx, withdrawal, now);
  const { orderId } = contract;
  const orderItems = (await findOrderItems(tx, [orderId])).get(orderId) ?? [];
  const withdrawable = await findWithdrawableItems(tx, orderItems);
  if (items.some(({ orderItemId }) => !withdrawable.has(orderItemId))) throw excludedItem();
  const refund = await insertRefund(tx, {
    customerId: contract.customerId,
    orderId,
    optionId: REFUND_OPTION.refund,
    statusId: REFUND_STATUS.approved,
    reason: "",
    items,
    declarant: { name, email: customer.email },
    now,
  });
  const { refundId } = refund;
  const orderedOn = romeDate(contract.orderedAt);
  await sendMail(
    tx,
    acknowledgementEmail({
      name,
      email: customer.email,
      language: asLanguage(customer.language),
      orderId,
      refundId,
      orderedOn,
      lines: getReturnedLines(orderItems, items),
      receivedAt: now,
    }),
    now,
  );
  return refund;
}
