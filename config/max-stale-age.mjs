/** Older pages and answers are shown only where they cannot be made anew: their prices and offers may be over. */
export const MAX_STALE_AGE_MS = 60 * 60 * 1000;
