import { clockMinutes } from "../../../lib/rules/dates/clock-times";
import { fromShopTime } from "../../../lib/rules/dates/shop-time";

type SlotTimes = { beginTime: string; cutoffHours: number };

/** By the shop's clock: "by 20:00 on the evening before" also in the nights in which the clocks change. */
export const cutoffOf = (date: string, { beginTime, cutoffHours }: SlotTimes): Date =>
  fromShopTime(date, (clockMinutes(beginTime) ?? 0) - cutoffHours * 60);
