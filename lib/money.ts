const formats = new Map<string, Intl.NumberFormat>();

function format(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  formats.set(locale, made);
  return made;
}

/** Integer cents as the locale writes them: "1,49 €". */
export function formatMoney(cents: number, locale: string): string {
  return format(locale).format(cents / 100);
}

export type MoneyParts = { before: string; euros: string; point: string; cents: string; after: string };

/** The pieces of an amount for typesetting, in reading order. */
export function moneyParts(amount: number, locale: string): MoneyParts {
  const parts: MoneyParts = { before: "", euros: "", point: "", cents: "", after: "" };
  for (const { type, value } of format(locale).formatToParts(amount / 100)) {
    if (type === "integer" || type === "group") parts.euros += value;
    else if (type === "decimal") parts.point = value;
    else if (type === "fraction") parts.cents = value;
    else if (parts.euros === "") parts.before += value;
    else parts.after += value;
  }
  return parts;
}
