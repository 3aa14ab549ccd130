const FRACTIONS: Readonly<Record<string, string>> = { "0.25": "¼", "0.5": "½", "0.75": "¾" };

const METRIC = /^(?:kg|hg|g|gr|l|dl|cl|ml)$/i;

const formatNumber = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(value);

/** "320 g", "1,5 l", "2½", "½ mazzetto". */
export function formatAmount(value: number, unit: string, locale: string): string {
  if (METRIC.test(unit)) return `${formatNumber(value, locale)} ${unit}`;
  const whole = Math.floor(value);
  const fraction = FRACTIONS[String(value - whole)];
  const formatted = fraction ? `${whole > 0 ? whole : ""}${fraction}` : formatNumber(value, locale);
  return unit ? `${formatted} ${unit}` : formatted;
}

/** "2 ×", or "600 g" and "1,2 kg" for products sold by weight. */
export function formatPurchaseQuantity(quantity: number, isByWeight: boolean, locale: string): string {
  if (!isByWeight) return `${formatNumber(quantity, locale)} ×`;
  return quantity < 1 ? `${formatNumber(quantity * 1000, locale)} g` : `${formatNumber(quantity, locale)} kg`;
}
