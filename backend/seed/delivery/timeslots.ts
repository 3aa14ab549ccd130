import type { SeedTimeslot } from "../types-delivery";

/** Period ids: morning 1 and 4 (weekend), afternoon 2 and 5 (weekend), evening 3 and 6 (weekend). */
type Window = { begin: string; end: string; period: number; capacity: number; fee?: number };

const window = (times: string, period: number, capacity: number, fee?: number): Window => {
  const [begin = "", end = ""] = times.split("-");
  return { begin, end, period, capacity, ...(fee === undefined ? {} : { fee }) };
};

const HOME = [
  window("08:00-10:00", 1, 8),
  window("10:00-12:00", 1, 10),
  window("12:00-14:00", 2, 8, -100),
  window("14:00-16:00", 2, 8, -100),
  window("16:00-18:00", 3, 10),
  window("18:00-20:00", 3, 12, 100),
  window("20:00-22:00", 3, 6, 100),
];
const PICK_UP = [
  window("09:00-11:00", 1, 12),
  window("11:00-13:00", 1, 12),
  window("15:00-17:00", 2, 12),
  window("17:00-18:30", 3, 16),
  window("18:30-20:00", 3, 10),
];
const LOCKER = [window("08:00-13:00", 1, 6), window("14:00-22:00", 2, 8)];

const feeTexts = (fee: number | undefined): Pick<SeedTimeslot, "feeCents" | "feeText" | "feeClass"> => {
  if (fee === undefined) return { feeCents: 0, feeText: "", feeClass: "" };
  if (fee < 0) return { feeCents: fee, feeText: "Fascia conveniente: 1 € in meno", feeClass: "fee-low" };
  return { feeCents: fee, feeText: "Fascia richiesta: 1 € in più", feeClass: "fee-high" };
};

const weekend = (weekDay: number) => weekDay === 1 || weekDay === 7;

/** Slot ids tell service, weekday and order: 20203 is home delivery, Monday, the third. */
const slots = (
  deliveryServiceId: number,
  weekDay: number,
  windows: Window[],
  cutoffHours: number,
): SeedTimeslot[] =>
  windows.map(({ begin, end, period, capacity, fee }, index) => ({
    timeslotId: deliveryServiceId * 10_000 + weekDay * 100 + index + 1,
    deliveryServiceId,
    weekDay,
    beginTime: begin,
    endTime: end,
    capacity,
    ...feeTexts(fee),
    cutoffHours,
    deliveryDayPeriodId: weekend(weekDay) ? period + 3 : period,
  }));

const WORKDAYS = [2, 3, 4, 5, 6, 7];

export const timeslots: SeedTimeslot[] = [
  ...WORKDAYS.flatMap((day) => slots(2, day, HOME, 4)),
  ...slots(2, 1, HOME.slice(1, 3), 14),
  ...WORKDAYS.flatMap((day) => slots(1, day, PICK_UP, 2)),
  ...slots(1, 1, PICK_UP.slice(0, 2), 14),
  ...WORKDAYS.flatMap((day) => slots(4, day, LOCKER, 6)),
];
