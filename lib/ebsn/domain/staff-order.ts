import type { Order } from "./order";
import type { OrderRefund } from "./order-refund";

export type StaffCustomer = { name: string; email: string };

export type StaffOrder = { order: Order; customer: StaffCustomer; nextStatusIds: number[] };

export type StaffRefund = { refund: OrderRefund; customer: StaffCustomer };
