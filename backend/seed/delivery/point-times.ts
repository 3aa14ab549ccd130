import { type Window, window } from "./window";

/** When a shop (service 1) or a locker (4) hands goods over; weekdays from 1 = Sunday. */
export type PointTimes = {
  serviceId: 1 | 4;
  pointId: number;
  days: number[];
  windows: Window[];
  /** Hours before the begin until which one can order. */
  cutoffHours: number;
};

const SUNDAY = [1];
const WORKDAYS = [2, 3, 4, 5, 6, 7];
const MONDAY_TO_FRIDAY = [2, 3, 4, 5, 6];
const TUESDAY_TO_SATURDAY = [3, 4, 5, 6, 7];

const shop = (pointId: number, days: number[], cutoffHours: number, windows: Window[]): PointTimes => ({
  serviceId: 1,
  pointId,
  days,
  windows,
  cutoffHours,
});

const locker = (pointId: number, days: number[], cutoffHours: number, windows: Window[]): PointTimes => ({
  ...shop(pointId, days, cutoffHours, windows),
  serviceId: 4,
});

const MONZA = [
  window("09:00-11:00", 1, 12),
  window("11:00-13:00", 1, 12),
  window("15:00-17:00", 2, 12),
  window("17:00-18:30", 3, 16),
  window("18:30-20:00", 3, 10),
];
/** The lane for cars: an hour is enough. */
const BRESCIA = [
  window("09:00-10:00", 1, 8),
  window("10:00-11:00", 1, 8),
  window("11:00-12:00", 1, 8),
  window("12:00-13:00", 2, 6),
  window("15:00-16:00", 2, 6),
  window("16:00-17:00", 2, 8),
  window("17:00-18:00", 3, 12),
  window("18:00-19:00", 3, 12),
  window("19:00-20:00", 3, 8),
];
const LODI = [
  window("09:00-11:00", 1, 8),
  window("11:00-13:00", 1, 8),
  window("16:00-18:00", 2, 8),
  window("18:00-20:00", 3, 10),
];

/** Within the hours in which each shop is open; lockers have theirs. */
export const pointTimes: PointTimes[] = [
  shop(50101, WORKDAYS, 2, [
    window("08:00-10:00", 1, 10),
    window("10:00-12:00", 1, 16),
    window("12:00-15:00", 2, 12),
    window("15:00-17:00", 2, 16),
    window("17:00-18:30", 3, 20),
    window("18:30-20:00", 3, 20),
    window("20:00-21:30", 3, 10),
  ]),
  shop(50101, SUNDAY, 14, [
    window("09:00-11:00", 1, 10),
    window("11:00-13:00", 1, 10),
    window("16:00-18:00", 2, 10),
  ]),
  shop(50201, WORKDAYS, 2, MONZA),
  shop(50201, SUNDAY, 14, MONZA.slice(0, 2)),
  shop(50301, WORKDAYS, 3, [
    window("09:00-11:00", 1, 8),
    window("11:00-13:00", 1, 8),
    window("15:30-17:30", 2, 8),
    window("17:30-19:30", 3, 10),
  ]),
  shop(50401, WORKDAYS, 1, BRESCIA),
  shop(50401, SUNDAY, 14, BRESCIA.slice(0, 4)),
  shop(50501, TUESDAY_TO_SATURDAY, 5, [window("10:00-13:00", 1, 5), window("16:00-19:00", 3, 6)]),
  shop(50601, WORKDAYS, 3, LODI),
  shop(50601, SUNDAY, 14, LODI.slice(0, 2)),
  locker(54101, WORKDAYS, 6, [
    window("07:00-12:00", 1, 10),
    window("12:00-17:00", 2, 8),
    window("17:00-22:00", 3, 12),
  ]),
  locker(54101, SUNDAY, 14, [window("10:00-14:00", 1, 6), window("15:00-20:00", 2, 6)]),
  locker(54102, WORKDAYS, 6, [window("08:00-13:00", 1, 6), window("14:00-22:00", 2, 8)]),
  locker(54103, MONDAY_TO_FRIDAY, 8, [window("06:30-10:00", 1, 4), window("16:30-21:00", 2, 6)]),
];
