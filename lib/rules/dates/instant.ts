import { isIsoDate } from "./is-iso-date";
import { fromShopTime } from "./shop-time";

const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/;
const ITALIAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|\s)/;

/**
 * ISO in UTC: older Safaris do not read "+0100". "28/11/2026 18:00" and ISO without a zone are the shop's
 * time, a day without a time its beginning; "" for anything else.
 */
export function toInstant(text: string): string {
  const value = text.trim();
  if (ZONE.test(value) && value.includes(":"))
    return Number.isNaN(Date.parse(value)) ? "" : new Date(value).toISOString();
  const iso = value.replace(
    ITALIAN,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );
  const [, dateIso = "", hours = "0", minutes = "0"] = ISO.exec(iso) ?? [];
  if (!isIsoDate(dateIso) || Number(hours) > 23 || Number(minutes) > 59) return "";
  return fromShopTime(dateIso, Number(hours) * 60 + Number(minutes)).toISOString();
}
