import { type TimeWindow, timeWindow } from "./time-window";

/** Collection times of a store (service 1) or a locker (4); weekdays from 1 = Sunday. */
export type PointTimes = {
  serviceId: 1 | 4;
  pointId: number;
  days: number[];
  windows: TimeWindow[];
  /** Hours before the start. */
  cutoffHours: number;
};

const SUNDAY = [1];
const WORKDAYS = [2, 3, 4, 5, 6, 7];
const MONDAY_TO_FRIDAY = [2, 3, 4, 5, 6];
const TUESDAY_TO_SATURDAY = [3, 4, 5, 6, 7];

const storeTimes = (
  pointId: number,
  days: number[],
  cutoffHours: number,
  windows: TimeWindow[],
): PointTimes => ({
  serviceId: 1,
  pointId,
  days,
  windows,
  cutoffHours,
});

const lockerTimes = (
  pointId: number,
  days: number[],
  cutoffHours: number,
  windows: TimeWindow[],
): PointTimes => ({
  ...storeTimes(pointId, days, cutoffHours, windows),
  serviceId: 4,
});

const MONZA = [
  timeWindow("09:00-11:00", 1, 12),
  timeWindow("11:00-13:00", 1, 12),
  timeWindow("15:00-17:00", 2, 12),
  timeWindow("17:00-18:30", 3, 16),
  timeWindow("18:30-20:00", 3, 10),
];
const BRESCIA = [
  timeWindow("09:00-10:00", 1, 8),
  timeWindow("10:00-11:00", 1, 8),
  timeWindow("11:00-12:00", 1, 8),
  timeWindow("12:00-13:00", 2, 6),
  timeWindow("15:00-16:00", 2, 6),
  timeWindow("16:00-17:00", 2, 8),
  timeWindow("17:00-18:00", 3, 12),
  timeWindow("18:00-19:00", 3, 12),
  timeWindow("19:00-20:00", 3, 8),
];
const LODI = [
  timeWindow("09:00-11:00", 1, 8),
  timeWindow("11:00-13:00", 1, 8),
  timeWindow("16:00-18:00", 2, 8),
  timeWindow("18:00-20:00", 3, 10),
];

/** Within the opening hours of each store; lockers have their own. */
export const pointTimes: PointTimes[] = [
  storeTimes(50101, WORKDAYS, 2, [
    timeWindow("08:00-10:00", 1, 10),
    timeWindow("10:00-12:00", 1, 16),
    timeWindow("12:00-15:00", 2, 12),
    timeWindow("15:00-17:00", 2, 16),
    timeWindow("17:00-18:30", 3, 20),
    timeWindow("18:30-20:00", 3, 20),
    timeWindow("20:00-21:30", 3, 10),
  ]),
  storeTimes(50101, SUNDAY, 14, [
    timeWindow("09:00-11:00", 1, 10),
    timeWindow("11:00-13:00", 1, 10),
    timeWindow("16:00-18:00", 2, 10),
  ]),
  storeTimes(50201, WORKDAYS, 2, MONZA),
  storeTimes(50201, SUNDAY, 14, MONZA.slice(0, 2)),
  storeTimes(50301, WORKDAYS, 3, [
    timeWindow("09:00-11:00", 1, 8),
    timeWindow("11:00-13:00", 1, 8),
    timeWindow("15:30-17:30", 2, 8),
    timeWindow("17:30-19:30", 3, 10),
  ]),
  storeTimes(50401, WORKDAYS, 1, BRESCIA),
  storeTimes(50401, SUNDAY, 14, BRESCIA.slice(0, 4)),
  storeTimes(50501, TUESDAY_TO_SATURDAY, 5, [
    timeWindow("10:00-13:00", 1, 5),
    timeWindow("16:00-19:00", 3, 6),
  ]),
  storeTimes(50601, WORKDAYS, 3, LODI),
  storeTimes(50601, SUNDAY, 14, LODI.slice(0, 2)),
  lockerTimes(54101, WORKDAYS, 6, [
    timeWindow("07:00-12:00", 1, 10),
    timeWindow("12:00-17:00", 2, 8),
    timeWindow("17:00-22:00", 3, 12),
  ]),
  lockerTimes(54101, SUNDAY, 14, [timeWindow("10:00-14:00", 1, 6), timeWindow("15:00-20:00", 2, 6)]),
  lockerTimes(54102, WORKDAYS, 6, [timeWindow("08:00-13:00", 1, 6), timeWindow("14:00-22:00", 2, 8)]),
  lockerTimes(54103, MONDAY_TO_FRIDAY, 8, [timeWindow("06:30-10:00", 1, 4), timeWindow("16:30-21:00", 2, 6)]),
];
