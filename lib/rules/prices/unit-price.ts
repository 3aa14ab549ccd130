import { type BaseUnit, baseUnitOf, type Measure, parseMeasures } from "../products/measures";
import { isClose, parseContent } from "../products/pack-size";

export type UnitPriceInput = {
  kind: "piece" | "package" | "loose";
  /** Cents per selling unit, or per kilogram for loose products. */
  price: number | null;
  /** Cents; some shops compute priceUmDisplay from it. */
  listPrice: number | null;
  priceUm: number | null;
  /** By reliability: unitMeasureBaseSelling, unitMeasureBase, weightUnitDisplay. */
  labels: (string | null | undefined)[];
  description: string;
};

export type UnitPrice = { cents: number; unit: BaseUnit };

const perBase = (price: number, amount: number): number => Math.round(price / amount);

/** Labels are unreliable, so the pack content decides wherever it matches the price. null: unknown. */
export function unitPrice(input: UnitPriceInput): UnitPrice | null {
  const { price, priceUm } = input;
  if (price === null || price <= 0) return null;
  if (input.kind === "loose") return { cents: price, unit: "kg" };
  const label = input.labels.map(baseUnitOf).find((found) => found !== null) ?? null;
  const contents = contentsOf(input.description);
  if (priceUm !== null && priceUm > 0) {
    const match = contents.find(({ amount }) => isClose(priceUm, price / amount));
    if (match) return { cents: priceUm, unit: match.unit };
    const staleMatch = contents.find(({ amount }) => isClose(priceUm, (input.listPrice ?? price) / amount));
    if (staleMatch) return { cents: perBase(price, staleMatch.amount), unit: staleMatch.unit };
    return label ? { cents: Math.round(priceUm * label.factor), unit: label.unit } : null;
  }
  const content = contents.find(({ unit }) => unit === label?.unit) ?? contents[0];
  if (content) return { cents: perBase(price, content.amount), unit: content.unit };
  return label?.unit === "pz" ? { cents: price, unit: "pz" } : null;
}

/** Drained weight first, since products in liquid are priced by it; then weight and volume before counts. */
function contentsOf(description: string): Pick<Measure, "unit" | "amount">[] {
  const content = parseContent(description);
  if (!content) return [];
  const measures = parseMeasures(description);
  const main = measures.filter(({ unit }) => unit === "kg" || unit === "l");
  const others = measures.filter(({ unit }) => unit !== "kg" && unit !== "l");
  const drained = content.drained === null ? [] : [{ unit: content.unit, amount: content.drained }];
  return [...drained, { unit: content.unit, amount: content.amount }, ...main, ...others];
}
