import type { Db } from "../../db/client";
import type { Customer } from "../session/session";
import type { CartRow } from "./current-cart";

export type LockedCart = { tx: Db; cart: CartRow; customer: Customer | null; now: Date };

export type CustomersCart = LockedCart & { cart: CartRow & { customerId: number }; customer: Customer };
