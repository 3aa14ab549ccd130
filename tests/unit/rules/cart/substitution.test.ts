import { nearestPriceFirst } from "@/lib/rules/products/alternatives";
import {
  canSubstitute,
  changesSubstitution,
  substitutionInfos,
  readSubstitutionPreference,
} from "@/lib/rules/cart/substitution";
import { makeProduct } from "@/tests/fixtures/cart";

describe("the preference of a line", () => {
  test.each([
    [{}, { kind: "similar", productId: null }],
    [{ accept_alternatives: "true" }, { kind: "similar", productId: null }],
    [
      { accept_alternatives: "false", substitute_id: "7" },
      { kind: "none", productId: null },
    ],
    [
      { accept_alternatives: "true", substitute_id: "7" },
      { kind: "chosen", productId: 7 },
    ],
    [{ substitute_id: "-1" }, { kind: "similar", productId: null }],
    [{ substitute_id: "x" }, { kind: "similar", productId: null }],
  ])("%j is %j", (infos, preference) => {
    expect(readSubstitutionPreference(infos)).toEqual(preference);
  });

  test.each([
    { kind: "none", productId: null },
    { kind: "similar", productId: null },
    { kind: "chosen", productId: 12 },
  ] as const)("is read as it was written: $kind", (preference) => {
    const infos = substitutionInfos(preference);
    expect(readSubstitutionPreference(infos)).toEqual(preference);
    expect(changesSubstitution(infos)).toBe(true);
  });

  test("a product is kept only where it is chosen", () => {
    expect(substitutionInfos({ kind: "similar", productId: 12 })).toMatchObject({ substitute_id: "" });
    expect(substitutionInfos({ kind: "chosen", productId: null })).toMatchObject({ substitute_id: "" });
  });

  test("either info changes it, others do not", () => {
    expect(changesSubstitution({ accept_alternatives: "false" })).toBe(true);
    expect(changesSubstitution({ substitute_id: "7" })).toBe(true);
    expect(changesSubstitution({ note: "matura" })).toBe(false);
  });
});

describe("what may take a product's place", () => {
  const make = (productId: number, display: number | null, more = {}) => ({
    ...makeProduct({ productId, available: 5 }),
    prices: { ...makeProduct().prices, display },
    ...more,
  });
  const wanted = make(1, 200);

  test("is on sale and sold in the same way", () => {
    expect(canSubstitute(make(2, 210), wanted)).toBe(true);
    expect(canSubstitute(wanted, wanted)).toBe(false);
    expect(canSubstitute(make(2, null), wanted)).toBe(false);
    expect(canSubstitute(make(2, 210, { available: 0 }), wanted)).toBe(false);
    expect(canSubstitute(make(2, 210, { selling: { kind: "loose" } }), wanted)).toBe(false);
    expect(canSubstitute(make(2, 210, { selectOptions: [{}] }), wanted)).toBe(false);
    expect(canSubstitute(make(2, 210, { notPromotable: true }), wanted)).toBe(false);
  });

  test("comes by how near its price is", () => {
    const ids = nearestPriceFirst(wanted, [make(2, 400), make(3, 190), make(4, 230)]);
    expect(ids.map(({ productId }) => productId)).toEqual([3, 4, 2]);
  });
});
