import { LRUCache } from "lru-cache";
import { TIME_ZONE } from "../brand/time-zone.mjs";

const DAY_MS = 86_400_000;
const QUARTER_HOUR_MS = 900_000;

/** Swedish writes dates and times as ISO 8601 does. */
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "medium",
});

/**
 * What the shop's clock reads, as if it were UTC.
 * @param {number} moment
 */
const readClock = (moment) => Date.parse(`${clock.format(moment).replace(" ", "T")}Z`);

/**
 * Days by the quarter of an hour, which clocks everywhere share: a page asks for them with each cached read.
 * @type {LRUCache<number, number>}
 */
const days = new LRUCache({ max: 1_000 });

/**
 * The days since 1970 by the shop's calendar.
 * @param {number} moment ms
 */
export function shopDay(moment) {
  const quarter = Math.floor(moment / QUARTER_HOUR_MS);
  const day = days.get(quarter) ?? Math.floor(readClock(moment) / DAY_MS);
  days.set(quarter, day);
  return day;
}

/**
 * Until the shop's next midnight, as if the clocks did not change before it.
 * @param {number} moment ms
 */
export const msToMidnight = (moment) => DAY_MS - (readClock(moment) % DAY_MS);
