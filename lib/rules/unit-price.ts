import { type BaseUnit, baseUnitOf, type Measure, parseMeasures } from "./measures";
import { parseContent } from "./pack-size";

export type UnitPriceFacts = {
  kind: "piece" | "package" | "loose";
  /** Cents to pay for one selling unit; cents a kilogram for loose goods. */
  price: number | null;
  /** List price in cents, from which some shops compute priceUmDisplay. */
  listPrice: number | null;
  /** priceUmDisplay in cents. */
  priceUm: number | null;
  /** Labels in order of trust: unitMeasureBaseSelling, unitMeasureBase, weightUnitDisplay. */
  labels: (string | null | undefined)[];
  /** The pack description as the shop sent it. */
  description: string;
};

export type UnitPrice = { cents: number; unit: BaseUnit };

/** Two percent, or the cent to which shops round. */
const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, b * 0.02);

const perBase = (price: number, amount: number): number => Math.round(price / amount);

/**
 * The price for a base unit with a unit that is true: shops' labels lie (ebsn-api.md trap 3), so the pack's content
 * decides wherever the figures agree with it. null: it cannot be said.
 */
export function unitPrice(facts: UnitPriceFacts): UnitPrice | null {
  const { price, priceUm } = facts;
  if (price === null || price <= 0) return null;
  if (facts.kind === "loose") return { cents: price, unit: "kg" };
  const label = facts.labels.map(baseUnitOf).find((found) => found !== null) ?? null;
  const contents = contentsOf(facts.description);
  if (priceUm !== null && priceUm > 0) {
    const fitting = contents.find(({ amount }) => near(priceUm, price / amount));
    if (fitting) return { cents: priceUm, unit: fitting.unit };
    const stale = contents.find(({ amount }) => near(priceUm, (facts.listPrice ?? price) / amount));
    if (stale) return { cents: perBase(price, stale.amount), unit: stale.unit };
    return label ? { cents: Math.round(priceUm * label.factor), unit: label.unit } : null;
  }
  const content = contents.find(({ unit }) => unit === label?.unit) ?? contents[0];
  if (content) return { cents: perBase(price, content.amount), unit: content.unit };
  return label?.unit === "pz" ? { cents: price, unit: "pz" } : null;
}

/** Drained weight first, since goods in liquid are priced by it; then weight and volume before counts. */
function contentsOf(description: string): Pick<Measure, "unit" | "amount">[] {
  const content = parseContent(description);
  if (!content) return [];
  const measures = parseMeasures(description);
  const main = measures.filter(({ unit }) => unit === "kg" || unit === "l");
  const others = measures.filter(({ unit }) => unit !== "kg" && unit !== "l");
  const drained = content.drained === null ? [] : [{ unit: content.unit, amount: content.drained }];
  return [...drained, { unit: content.unit, amount: content.amount }, ...main, ...others];
}
