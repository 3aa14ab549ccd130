/** The same as in brand.config.ts, which the server cannot load. */
export const SHOP_TIME_ZONE = "Europe/Rome";

const DAY_MS = 86_400_000;

/** Swedish writes dates and times as ISO 8601 does. */
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: "short",
  timeStyle: "medium",
});

/**
 * What the shop's clock reads, as if it were UTC.
 * @param {number} moment
 */
const readClock = (moment) => Date.parse(`${clock.format(moment).replace(" ", "T")}Z`);

/**
 * The days since 1970 by the shop's calendar.
 * @param {number} moment ms
 */
export const shopDay = (moment) => Math.floor(readClock(moment) / DAY_MS);

/**
 * Until the shop's next midnight, as if the clocks did not change before it.
 * @param {number} moment ms
 */
export const msToMidnight = (moment) => DAY_MS - (readClock(moment) % DAY_MS);
