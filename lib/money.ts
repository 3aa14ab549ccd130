import { CURRENCY } from "../brand/currency";

const formats = new Map<string, Intl.NumberFormat>();

function getFormat(locale: string): Intl.NumberFormat {
  const cached = formats.get(locale);
  if (cached) return cached;
  // Italian groups from five figures on by default; a price is "1.234,56 €".
  const format = new Intl.NumberFormat(locale, { style: "currency", currency: CURRENCY, useGrouping: true });
  formats.set(locale, format);
  return format;
}

export function formatMoney(cents: number, locale = "it"): string {
  return getFormat(locale).format(cents / 100);
}

export const currencySymbol = (locale: string): string =>
  getFormat(locale)
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? CURRENCY;

export type MoneyParts = { before: string; euros: string; point: string; cents: string; after: string };

export function moneyParts(amount: number, locale = "it"): MoneyParts {
  const parts = { before: "", euros: "", point: "", cents: "", after: "" };
  for (const { type, value } of getFormat(locale).formatToParts(amount / 100)) {
    if (type === "integer" || type === "group") parts.euros += value;
    else if (type === "decimal") parts.point = value;
    else if (type === "fraction") parts.cents = value;
    else if (parts.euros) parts.after += value;
    else parts.before += value;
  }
  return parts;
}
