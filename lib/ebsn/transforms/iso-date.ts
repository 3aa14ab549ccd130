import { isIsoDate } from "../../rules/shop-time";

/** "DD/MM/YYYY" or ISO, with or without a time → "YYYY-MM-DD"; "" when it is no day. */
export function toIsoDate(date: string): string {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(date.trim()) ?? [];
  const iso = day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : date.trim().slice(0, 10);
  return isIsoDate(iso) ? iso : "";
}

export const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text));
