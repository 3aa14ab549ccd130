import { interpolate } from "../i18n/interpolate";
import type { Product } from "../ebsn/domain/product";
import { keepUnits } from "../format/join-details";
import type { SellingRule } from "../rules/quantities/quantity";
import { getSellingRule } from "./compact-selling";

export type QuantityMessages = { piece: string; pieces: string; packages: string; about: string };

export function formatWeight(grams: number, locale: string): string {
  if (grams < 1000) return keepUnits(`${Math.round(grams)} g`);
  return keepUnits(`${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(grams / 1000)} kg`);
}

function formatCount(text: string, count: number, locale: string): string {
  const n = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(count);
  return keepUnits(interpolate(text, { n }));
}

const formatPieces = (count: number, { piece, pieces }: QuantityMessages, locale: string): string =>
  formatCount(count === 1 ? piece : pieces, count, locale);

/** `about`: the approximate number of pieces, for loose products. */
export function formatQuantityParts(
  rule: SellingRule,
  quantity: number,
  messages: QuantityMessages,
  locale: string,
): { main: string; about: string } {
  if (rule.kind === "piece") return { main: formatPieces(quantity, messages, locale), about: "" };
  if (rule.kind === "package") return { main: formatCount(messages.packages, quantity, locale), about: "" };
  const pieceWeight = rule.weightSingleUnit ?? 0;
  const pieces = pieceWeight > 0 ? Math.max(1, Math.round(quantity / pieceWeight)) : 0;
  return {
    main: formatWeight(quantity * 1000, locale),
    about: pieces > 0 ? interpolate(messages.about, { pieces: formatPieces(pieces, messages, locale) }) : "",
  };
}

/** "circa 3 pz, 450 g", "2 pz". */
export function formatQuantity(
  rule: SellingRule,
  quantity: number,
  messages: QuantityMessages,
  locale: string,
): string {
  const { main, about } = formatQuantityParts(rule, quantity, messages, locale);
  return about ? `${about}, ${main}` : main;
}

/** "2" and "pz", for texts that place them. */
export function quantityAndUnit(
  rule: SellingRule,
  quantity: number,
  messages: QuantityMessages,
  locale: string,
): { quantity: string; unit: string } {
  const { main } = formatQuantityParts(rule, quantity, messages, locale);
  const [figure = "", unit = ""] = main.split("\u00a0");
  return { quantity: figure, unit };
}

/** "max 6 pz", also for packages; "max 2 kg" for loose products (requirements/cart#quantities). */
export function formatLimit(
  rule: SellingRule,
  limit: number,
  messages: QuantityMessages & { atMost: string },
  locale: string,
): string {
  const counted: SellingRule = rule.kind === "package" ? { ...rule, kind: "piece" } : rule;
  return interpolate(messages.atMost, { max: formatQuantityParts(counted, limit, messages, locale).main });
}

const PIECES_PACK = /^\d+\s*pz\.?$/i;

/** Beside a pack size in pieces, packs are counted: "2 pz · 1 conf.", not "2 pz · 1 pz". */
export function formatLineQuantity(
  { packSize, selling }: Pick<Product, "packSize" | "selling">,
  quantity: number,
  messages: QuantityMessages,
  locale: string,
): string {
  const rule = getSellingRule(selling);
  const isPack = rule.kind === "piece" && PIECES_PACK.test(packSize.trim());
  return formatQuantity(isPack ? { ...rule, kind: "package" } : rule, quantity, messages, locale);
}
