const CURRENCY = "EUR";

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: "currency", currency: CURRENCY });
  formats.set(locale, made);
  return made;
}

/** An amount of integer cents as text: 149 → "1,49 €". */
export function formatMoney(cents: number, locale = "it"): string {
  return formatOf(locale).format(cents / 100);
}

export type MoneyParts = { before: string; euros: string; point: string; cents: string; after: string };

/** The same text in parts, for setting the euros larger than the cents. */
export function moneyParts(amount: number, locale = "it"): MoneyParts {
  const parts = { before: "", euros: "", point: "", cents: "", after: "" };
  for (const { type, value } of formatOf(locale).formatToParts(amount / 100)) {
    if (type === "integer" || type === "group") parts.euros += value;
    else if (type === "decimal") parts.point = value;
    else if (type === "fraction") parts.cents = value;
    else if (parts.euros) parts.after += value;
    else parts.before += value;
  }
  return parts;
}
