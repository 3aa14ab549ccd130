import { HOME_DELIVERY } from "../../lib/rules/delivery/delivery-services";

/** Delivery service ids. */
export const PICK_UP = 1;
export const HOME = HOME_DELIVERY;
export const LOCKER = 4;

/** The type of an address of a customer's own, as opposed to the shop's points. */
export const HOME_ADDRESS_TYPE = 1;
