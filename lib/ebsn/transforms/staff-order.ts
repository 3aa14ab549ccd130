import type { StaffCustomer, StaffOrder, StaffRefund } from "../domain/staff-order";
import type { RawStaffOrder, RawStaffRefund } from "../schemas/staff-order";
import { centsOrZero } from "./cents";
import { toOrder } from "./order";
import { toOrderRefund } from "./order-refund";

const toCustomer = (user: RawStaffOrder["user"]): StaffCustomer => ({
  name: `${user?.firstName ?? ""} ${user?.lastName ?? ""}`.trim(),
  email: user?.email ?? "",
});

export const toStaffOrder = (raw: RawStaffOrder): StaffOrder => ({
  order: toOrder(raw),
  customer: toCustomer(raw.user),
  nextStatusIds: raw.nextStatusIds,
  paymentDue: raw.paymentDue && {
    amountCents: centsOrZero(raw.paymentDue.amount),
    dueDateIso: raw.paymentDue.dueDateIso,
  },
  refundedPayment: raw.refundedPayment && {
    amountCents: centsOrZero(raw.refundedPayment.amount),
    refundedCents: centsOrZero(raw.refundedPayment.refundedAmount),
  },
});

export const toStaffRefund = (raw: RawStaffRefund): StaffRefund => ({
  refund: toOrderRefund(raw),
  customer: toCustomer(raw.user),
});
