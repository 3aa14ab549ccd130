import fc from "fast-check";
import { baseUnitOf, parseMeasures } from "@/lib/rules/products/measures";
import { cleanDescription, parseContent } from "@/lib/rules/products/pack-size";

const onOneLine = (text: string) => text.replaceAll(" ", "\u00a0");

describe("the pack size of a description", () => {
  test.each([
    ["500 g", "500 g", null],
    ["500 g (Minimo € 1,49 - 55%)", "500 g", 149],
    [" (Minimo € 2,49 - 32,1 %)", "", 249],
    ["500 g (Minimo € 1,49)", "500 g", 149],
    ["1 kg  (minimo 3 € - 10%)", "1 kg", 300],
    ["", "", null],
    ["GR. 304", "304 g", null],
    ["LT. 1,5 X 2 PZ.", onOneLine("1,5 l x 2 pz"), null],
    ["6x1,5 l", onOneLine("6 x 1,5 l"), null],
    ["Carta kraft, 30 x 54 cm", `Carta kraft, ${onOneLine("30 x 54 cm")}`, null],
    ["500 GR", "500 g", null],
    ["700 g - sgocciolato 400 g", "700 g - sgocciolato 400 g", null],
    ["g 500, Pasta biologica di grano duro trafilata al bronzo, essiccata lentamente", "500 g", null],
    ["Confezione famiglia di carta casa con disegni stagionali assortiti", "", null],
    ["1 kg circa", "1 kg circa", null],
    ["ML.500X6", onOneLine("500 ml x 6"), null],
    ["gr 250x2", onOneLine("250 g x 2"), null],
    ["1/2 KG", "1/2 kg", null],
    ["KG. 1/2", "1/2 kg", null],
    ["kg 2/3", "2/3 kg", null],
    ["GR. 500-600", "500-600 g", null],
    ["GR. 500-2 PZ", "500 g-2 pz", null],
    ["LT. 1/2 X 4", onOneLine("1/2 l x 4"), null],
    ["1 kg 500 g", "1 kg 500 g", null],
    ["500 g 2 pezzi", "500 g 2 pezzi", null],
    ["Peso sgocciolato 240 g, peso netto 400 g", "400 g", null],
  ])("%j", (description, size, lowestPrice) => {
    expect(cleanDescription(description)).toEqual({ size, lowestPrice });
  });

  it("leaves a clean size unchanged", () => {
    for (const size of ["304 g", onOneLine("1,5 l x 2 pz"), onOneLine("6 x 1,5 l"), "12 pz", "75 cl"]) {
      expect(cleanDescription(size).size).toBe(size);
    }
  });
});

describe("the content of a pack", () => {
  const content = (unit: string, amount: number, more = {}) => ({
    unit,
    amount,
    pieces: 1,
    drained: null,
    approximate: false,
    ...more,
  });
  test.each([
    ["500 g", content("kg", 0.5)],
    ["500g", content("kg", 0.5)],
    ["1 kg", content("kg", 1)],
    ["1.500 g", content("kg", 1.5)],
    ["1.500 kg", content("kg", 1.5)],
    ["1,5 l", content("l", 1.5)],
    ["75 cl", content("l", 0.75)],
    ["6x1,5 l", content("l", 9, { pieces: 6 })],
    ["6 × 1,5 L", content("l", 9, { pieces: 6 })],
    ["4 x 125 g", content("kg", 0.5, { pieces: 4 })],
    ["125 g x 2", content("kg", 0.25, { pieces: 2 })],
    ["GR. 304", content("kg", 0.304)],
    ["gr340", content("kg", 0.34)],
    ["LT. 1,5 X 2 PZ.", content("l", 3, { pieces: 2 })],
    ["700 g - sgocciolato 400 g", content("kg", 0.7, { drained: 0.4 })],
    ["g 160 (sgocc. 112 g)", content("kg", 0.16, { drained: 0.112 })],
    ["2 pz 500 g", content("kg", 0.5, { pieces: 2 })],
    ["6 uova", content("pz", 6)],
    ["10 rotoli", content("pz", 10)],
    ["28 lavaggi", content("lav", 28)],
    ["1,4 l - 28 lavaggi", content("l", 1.4)],
    ["8 m", content("m", 8)],
    ["1 kg circa", content("kg", 1, { approximate: true })],
    ["500 g (Minimo € 1,49 - 55%)", content("kg", 0.5)],
    ["g 500, Pasta biologica di grano", content("kg", 0.5)],
    ["1/2 kg", content("kg", 0.5)],
    ["KG. 3/4", content("kg", 0.75)],
    ["1/4 l x 4", content("l", 1, { pieces: 4 })],
    ["3+1 rotoli", content("pz", 4)],
    ["8 + 4 PZ.", content("pz", 12)],
    ["500+100 g", content("kg", 0.6)],
    ["6 pz/360 g", content("kg", 0.36, { pieces: 6 })],
    ["6 uova, 53/63 g", content("pz", 6)],
    ["6 uova 53-63 g", content("pz", 6)],
  ])("%j", (description, expected) => {
    expect(parseContent(description)).toEqual(expected);
  });

  test.each([
    "",
    " (Minimo € 2,49 - 32,1 %)",
    "sfuso",
    "n. 5",
    "0 g",
    "cassetta",
    "800-900 g",
    "3/4 pezzi",
    "2/3 kg",
    "kg 2/3",
    "GR. 500-600",
    "1/0 kg",
  ])("%j has no content", (text) => {
    expect(parseContent(text)).toBeNull();
  });

  it("returns finite, positive amounts for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789.,x× gkltmprz()€%-+/") }), (text) => {
        for (const { amount, pieces } of parseMeasures(text)) {
          expect(Number.isFinite(amount)).toBe(true);
          expect(amount).toBeGreaterThan(0);
          expect(pieces).toBeGreaterThan(0);
        }
      }),
    );
  });
});

test.each([
  ["KG", { unit: "kg", factor: 1 }],
  ["LT", { unit: "l", factor: 1 }],
  ["L", { unit: "l", factor: 1 }],
  ["GR", { unit: "kg", factor: 1000 }],
  ["hg", { unit: "kg", factor: 10 }],
  ["PZ.", { unit: "pz", factor: 1 }],
  ["MT", { unit: "m", factor: 1 }],
  ["LAV", { unit: "lav", factor: 1 }],
  ["", null],
  [null, null],
  ["cartone", null],
])("the label %j means %j", (label, expected) => {
  expect(baseUnitOf(label)).toEqual(expected);
});
