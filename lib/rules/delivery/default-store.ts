/** Store of a cart without one (requirements/delivery#stores). */
export const DEFAULT_STORE_ID = 5;
