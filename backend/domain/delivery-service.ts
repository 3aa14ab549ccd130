import { HOME_DELIVERY } from "../../lib/rules/delivery-services";

/** Delivery service ids. */
export const PICK_UP = 1;
export const HOME = HOME_DELIVERY;
export const LOCKER = 4;
