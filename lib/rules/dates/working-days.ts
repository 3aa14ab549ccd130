import { addDays, weekDayOf } from "./shop-time";

/** Month and day. */
const HOLIDAYS = new Set([
  "01-01",
  "01-06",
  "04-25",
  "05-01",
  "06-02",
  "08-15",
  "11-01",
  "12-08",
  "12-25",
  "12-26",
]);

/** Month and day, with Easter: nothing opens and nothing is delivered. */
const CLOSED_DAYS = new Set(["01-01", "12-25", "12-26"]);

/** Saint Francis, a national holiday again (law 151/2025). */
const SAINT_FRANCIS = { day: "10-04", since: 2026 };

/** Easter Sunday of the Gregorian calendar, YYYY-MM-DD (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return addDays(`${year}-03-22`, epact + toSunday - 7 * late);
}

export function isPublicHoliday(dateIso: string): boolean {
  const year = Number(dateIso.slice(0, 4));
  const day = dateIso.slice(5, 10);
  const easter = easterSunday(year);
  return (
    HOLIDAYS.has(day) ||
    (day === SAINT_FRANCIS.day && year >= SAINT_FRANCIS.since) ||
    dateIso === easter ||
    dateIso === addDays(easter, 1)
  );
}

export const isClosedDay = (dateIso: string): boolean =>
  CLOSED_DAYS.has(dateIso.slice(5, 10)) || dateIso === easterSunday(Number(dateIso.slice(0, 4)));

/** As Regulation 1182/71 has it: no Saturday either. */
export const isWorkingDay = (dateIso: string): boolean =>
  ![1, 7].includes(weekDayOf(dateIso)) && !isPublicHoliday(dateIso);

/** The last day of a period that would end on this one (art. 3(4) of Regulation 1182/71). */
export const onWorkingDay = (dateIso: string): string =>
  isWorkingDay(dateIso) ? dateIso : onWorkingDay(addDays(dateIso, 1));
