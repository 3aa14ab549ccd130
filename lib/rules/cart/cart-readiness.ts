import { chosenByCustomer } from "./chosen-by-customer";

export type ReadinessCart = {
  user: { userId: number };
  address: { addressId: number; autoAssigned: boolean } | null;
  timeslot: { timeslotId: number; autoAssigned: boolean; dateIso?: string; beginTime?: string } | null;
  statusId: number;
};

export type ReadinessOptions = {
  anonymousCart?: boolean;
  bypassAutoAssignedAddress?: boolean;
  bypassAutoAssignedTimeslot?: boolean;
};

export type ReadinessStep = "login" | "address" | "timeslot";

/** The cart belongs to an order being changed: its address is fixed. */
const ADDRESS_LOCKED_STATUS = 7;

export function isLoggedIn(cart: Pick<ReadinessCart, "user">): boolean {
  return cart.user.userId > -1;
}

export function hasAddress(cart: Pick<ReadinessCart, "address">, options: ReadinessOptions = {}): boolean {
  return chosenByCustomer(cart.address, options.bypassAutoAssignedAddress) !== null;
}

export function hasTimeslot(cart: Pick<ReadinessCart, "timeslot">, options: ReadinessOptions = {}): boolean {
  return chosenByCustomer(cart.timeslot, options.bypassAutoAssignedTimeslot) !== null;
}

/** Requirements to add a product; the others are checked at checkout. */
export const addReadinessOptions = (options: ReadinessOptions): ReadinessOptions =>
  options.anonymousCart ? { ...options, bypassAutoAssignedAddress: true } : options;

/** The first missing step, in the order of the dialogs (requirements/cart#readiness); null: ready. */
export function missingStep(cart: ReadinessCart, options: ReadinessOptions = {}): ReadinessStep | null {
  if (!options.anonymousCart && !isLoggedIn(cart)) return "login";
  if (!hasAddress(cart, options)) return "address";
  if (!options.anonymousCart && !hasTimeslot(cart, options)) return "timeslot";
  return null;
}

export function isAddressEditable(cart: Pick<ReadinessCart, "statusId">, isPaying: boolean): boolean {
  return !isPaying && cart.statusId !== ADDRESS_LOCKED_STATUS;
}

export function isTimeslotEditable(isPaying: boolean): boolean {
  return !isPaying;
}
