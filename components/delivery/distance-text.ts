export function distanceText(metres: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${format.format(metres / 1000)} km`;
}
