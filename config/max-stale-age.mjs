import { shopDay } from "./shop-day.mjs";

/** Older pages and answers are shown only where they cannot be made anew: their prices and offers may be over. */
export const MAX_STALE_AGE_MS = 60 * 60 * 1000;

/**
 * Also what was made yesterday: offers end at midnight.
 * @param {number} madeAt ms
 * @param {number} now ms
 */
export const isOutdated = (madeAt, now) => now - madeAt > MAX_STALE_AGE_MS || isOfEarlierDay(madeAt, now);

/**
 * By the shop's calendar.
 * @param {number} madeAt ms
 * @param {number} now ms
 */
export const isOfEarlierDay = (madeAt, now) => shopDay(madeAt) < shopDay(now);
