import { brand } from "../brand.config";

export const toEuros = (cents: number): number => Math.round(cents) / 100;

export const toCents = (euros: number): number => Math.round(euros * 100);

const money = new Intl.NumberFormat("it", { style: "currency", currency: brand.currency });

/** For texts that are always Italian: `Translator` has the others. */
export const formatPrice = (cents: number): string => money.format(cents / 100).replaceAll("\u00a0", " ");
