/** Delivery service ids. */
export const PICK_UP = 1;
export const HOME = 2;
export const LOCKER = 4;
