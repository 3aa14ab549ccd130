import type { StaffCustomer, StaffOrder, StaffRefund } from "../domain/staff-order";
import type { RawStaffOrder, RawStaffRefund } from "../schemas/staff-order";
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
});

export const toStaffRefund = (raw: RawStaffRefund): StaffRefund => ({
  refund: toOrderRefund(raw),
  customer: toCustomer(raw.user),
});
