const PARTS: Readonly<Record<string, string>> = { "0.25": "¼", "0.5": "½", "0.75": "¾" };

const METRIC = /^(?:kg|hg|g|gr|l|dl|cl|ml)$/i;

const figure = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(value);

/** "320 g", "1,5 l", "2½", "½ mazzetto". */
export function amountText(value: number, unit: string, locale: string): string {
  if (METRIC.test(unit)) return `${figure(value, locale)} ${unit}`;
  const whole = Math.floor(value);
  const part = PARTS[String(value - whole)];
  const said = part ? `${whole > 0 ? whole : ""}${part}` : figure(value, locale);
  return unit ? `${said} ${unit}` : said;
}

/** What goes into the cart: "2 ×", or "600 g" and "1,2 kg" of loose goods. */
export function quantityText(quantity: number, isLoose: boolean, locale: string): string {
  if (!isLoose) return `${figure(quantity, locale)} ×`;
  return quantity < 1 ? `${figure(quantity * 1000, locale)} g` : `${figure(quantity, locale)} kg`;
}
