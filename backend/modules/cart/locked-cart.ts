import type { Db } from "../../db/client";
import type { Customer } from "../session/session";
import type { CartRow } from "./current-cart";

/** Cart row locked inside the transaction that changes it. */
export type LockedCart = { tx: Db; cart: CartRow; customer: Customer; now: Date };
