import type { SeedTimeslot } from "../types-delivery";
import { pointTimes, type PointTimes } from "./point-times";
import { type TimeWindow, timeWindow } from "./time-window";

const HOME = [
  timeWindow("08:00-10:00", 1, 8),
  timeWindow("10:00-12:00", 1, 10),
  timeWindow("12:00-14:00", 2, 8, -100),
  timeWindow("14:00-16:00", 2, 8, -100),
  timeWindow("16:00-18:00", 3, 10),
  timeWindow("18:00-20:00", 3, 12, 100),
  timeWindow("20:00-22:00", 3, 6, 100),
];

const toFee = (fee: number | undefined): Pick<SeedTimeslot, "feeCents" | "feeText" | "feeClass"> => {
  if (fee === undefined) return { feeCents: 0, feeText: "", feeClass: "" };
  if (fee < 0) return { feeCents: fee, feeText: "Fascia conveniente: 1\u00a0€ in meno", feeClass: "fee-low" };
  return { feeCents: fee, feeText: "Fascia molto richiesta: 1\u00a0€ in più", feeClass: "fee-high" };
};

const isWeekend = (weekDay: number) => weekDay === 1 || weekDay === 7;

type SlotBase = Pick<
  SeedTimeslot,
  "timeslotId" | "deliveryServiceId" | "pointId" | "weekDay" | "cutoffHours"
>;

const createSlot = ({ begin, end, period, capacity, fee }: TimeWindow, base: SlotBase): SeedTimeslot => ({
  ...base,
  beginTime: begin,
  endTime: end,
  capacity,
  ...toFee(fee),
  deliveryDayPeriodId: isWeekend(base.weekDay) ? period + 3 : period,
});

/** Ids: service, weekday and index: 20203 is home delivery, Monday, the third. */
const createHomeSlots = (weekDay: number, windows: TimeWindow[], cutoffHours: number): SeedTimeslot[] =>
  windows.map((hours, index) =>
    createSlot(hours, {
      timeslotId: 20_000 + weekDay * 100 + index + 1,
      deliveryServiceId: 2,
      pointId: null,
      weekDay,
      cutoffHours,
    }),
  );

/** Ids: service, point, weekday and index: 104203 is the store of Brescia, Monday, the third. */
const createPointSlots = ({ serviceId, pointId, days, windows, cutoffHours }: PointTimes): SeedTimeslot[] =>
  days.flatMap((weekDay) =>
    windows.map((hours, index) =>
      createSlot(hours, {
        timeslotId: serviceId * 100_000 + getPointNumber(pointId) * 1000 + weekDay * 100 + index + 1,
        deliveryServiceId: serviceId,
        pointId,
        weekDay,
        cutoffHours,
      }),
    ),
  );

/** Stores are 50101, 50201 …, lockers 54101, 54102 …. */
const getPointNumber = (pointId: number): number =>
  pointId < 54_000 ? Math.floor(pointId / 100) % 100 : pointId % 100;

const WORKDAYS = [2, 3, 4, 5, 6, 7];

export const timeslots: SeedTimeslot[] = [
  ...WORKDAYS.flatMap((day) => createHomeSlots(day, HOME, 4)),
  ...createHomeSlots(1, HOME.slice(1, 3), 14),
  ...pointTimes.flatMap(createPointSlots),
];
