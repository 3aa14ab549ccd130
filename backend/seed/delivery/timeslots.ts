import type { SeedTimeslot } from "../types-delivery";
import { pointTimes, type PointTimes } from "./point-times";
import { type Window, window } from "./window";

const HOME = [
  window("08:00-10:00", 1, 8),
  window("10:00-12:00", 1, 10),
  window("12:00-14:00", 2, 8, -100),
  window("14:00-16:00", 2, 8, -100),
  window("16:00-18:00", 3, 10),
  window("18:00-20:00", 3, 12, 100),
  window("20:00-22:00", 3, 6, 100),
];

const feeTexts = (fee: number | undefined): Pick<SeedTimeslot, "feeCents" | "feeText" | "feeClass"> => {
  if (fee === undefined) return { feeCents: 0, feeText: "", feeClass: "" };
  if (fee < 0) return { feeCents: fee, feeText: "Fascia conveniente: 1 € in meno", feeClass: "fee-low" };
  return { feeCents: fee, feeText: "Fascia richiesta: 1 € in più", feeClass: "fee-high" };
};

const weekend = (weekDay: number) => weekDay === 1 || weekDay === 7;

type Place = Pick<SeedTimeslot, "timeslotId" | "deliveryServiceId" | "pointId" | "weekDay" | "cutoffHours">;

const slot = ({ begin, end, period, capacity, fee }: Window, place: Place): SeedTimeslot => ({
  ...place,
  beginTime: begin,
  endTime: end,
  capacity,
  ...feeTexts(fee),
  deliveryDayPeriodId: weekend(place.weekDay) ? period + 3 : period,
});

/** Ids tell service, weekday and order: 20203 is home delivery, Monday, the third. */
const homeSlots = (weekDay: number, windows: Window[], cutoffHours: number): SeedTimeslot[] =>
  windows.map((hours, index) =>
    slot(hours, {
      timeslotId: 20_000 + weekDay * 100 + index + 1,
      deliveryServiceId: 2,
      pointId: null,
      weekDay,
      cutoffHours,
    }),
  );

/** Here the number of the shop or locker stands before the weekday: 104203 is the shop of Brescia, Monday, the third. */
const pointSlots = ({ serviceId, pointId, days, windows, cutoffHours }: PointTimes): SeedTimeslot[] =>
  days.flatMap((weekDay) =>
    windows.map((hours, index) =>
      slot(hours, {
        timeslotId: serviceId * 100_000 + numberOf(pointId) * 1000 + weekDay * 100 + index + 1,
        deliveryServiceId: serviceId,
        pointId,
        weekDay,
        cutoffHours,
      }),
    ),
  );

/** Shops are 50101, 50201 …, lockers 54101, 54102 …. */
const numberOf = (pointId: number): number =>
  pointId < 54_000 ? Math.floor(pointId / 100) % 100 : pointId % 100;

const WORKDAYS = [2, 3, 4, 5, 6, 7];

export const timeslots: SeedTimeslot[] = [
  ...WORKDAYS.flatMap((day) => homeSlots(day, HOME, 4)),
  ...homeSlots(1, HOME.slice(1, 3), 14),
  ...pointTimes.flatMap(pointSlots),
];
