const FRACTIONS: Readonly<Record<string, string>> = { "0.25": "¼", "0.5": "½", "0.75": "¾" };

const METRIC = /^(?:kg|hg|g|gr|l|dl|cl|ml)$/i;

const THOUSANDS: Readonly<Record<string, string>> = { g: "kg", gr: "kg", ml: "l" };

const formatNumber = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }).format(value);

/** "320 g", "1,17 kg", "1,5 l", "2½", "½ mazzetto". */
export function formatAmount(value: number, unit: string, locale: string): string {
  const thousand = value >= 1000 ? THOUSANDS[unit.toLowerCase()] : undefined;
  if (thousand) return `${formatNumber(value / 1000, locale)} ${thousand}`;
  if (METRIC.test(unit)) return `${formatNumber(value, locale)} ${unit}`;
  const whole = Math.floor(value);
  const fraction = FRACTIONS[String(value - whole)];
  const formatted = fraction ? `${whole > 0 ? whole : ""}${fraction}` : formatNumber(value, locale);
  return unit ? `${formatted} ${unit}` : formatted;
}

/** Before a product's name: "2 × ", or "600 g · " and "1,2 kg · " where it is sold by weight. */
export function formatPurchaseQuantity(quantity: number, isByWeight: boolean, locale: string): string {
  if (!isByWeight) return `${formatNumber(quantity, locale)} × `;
  return `${formatAmount(quantity * 1000, "g", locale)} · `;
}
