import { alignRows, includeCompared, readCompared } from "@/lib/rules/products/compare";

const named = (slug: string) => ({ slug, name: slug });

test("products are added and removed; a fifth replaces the oldest", () => {
  const four = ["a", "b", "c", "d"].map(named);
  expect(includeCompared(four, named("b"), false).map(({ slug }) => slug)).toEqual(["a", "c", "d"]);
  expect(includeCompared(four, named("e"), true).map(({ slug }) => slug)).toEqual(["b", "c", "d", "e"]);
});

test("an address names at most four products, each once", () => {
  expect(readCompared(undefined)).toEqual([]);
  expect(readCompared("latte-intero")).toEqual(["latte-intero"]);
  expect(readCompared(["a", "b", "a", "../x", "", "c", "d", "e"])).toEqual(["a", "b", "c", "d"]);
});

test("values of the same nutrient stand in one row, and a missing one is empty", () => {
  expect(
    alignRows([
      { rows: [{ label: "Energia", value: "200 kJ" }] },
      null,
      {
        rows: [
          { label: "energia", value: "300 kJ" },
          { label: "Grassi", value: "1 g" },
        ],
      },
    ]),
  ).toEqual([
    { label: "Energia", values: ["200 kJ", "", "300 kJ"] },
    { label: "Grassi", values: ["", "", "1 g"] },
  ]);
});
