import { brand } from "../brand.config";

export const toEuros = (cents: number): number => Math.round(cents) / 100;

export const toCents = (euros: number): number => Math.round(euros * 100);

/** With plain spaces; "1.234,56 €", as the storefront's. */
export function priceFormatter(locale: string): (cents: number) => string {
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: brand.currency,
    useGrouping: true,
  });
  return (cents) => money.format(cents / 100).replaceAll("\u00a0", " ");
}

/** For texts that are always Italian: `Translator` has the others. */
export const formatPrice = priceFormatter("it-IT");
