import { getTranslator } from "@/backend/modules/lang/translator";
import english from "@/backend/messages/en.json";
import italian from "@/backend/messages/it.json";

type Tree = { [key: string]: Tree | string };

const flatten = (tree: Tree, prefix = ""): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

const valuesIn = (texts: [string, string][]) =>
  texts.map(([key, text]) => [key, [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()]);

test("both languages have the same texts, with the same values in them", () => {
  expect(valuesIn(flatten(english))).toEqual(valuesIn(flatten(italian)));
});

test("prices, days and quantities are written as the language writes them", () => {
  const [it, en] = [getTranslator("it"), getTranslator("en")];
  expect([it.price(123_450), en.price(123_450)]).toEqual(["1.234,50 €", "€1,234.50"]);
  expect([it.day("2026-11-05"), en.day("2026-11-05")]).toEqual(["05/11/2026", "05/11/2026"]);
  expect([it.quantity(0.85), en.quantity(0.85)]).toEqual(["0,85", "0.85"]);
});

test("values keep their braces and angle brackets", () => {
  expect(getTranslator("it").t("request.subject", { title: "a {b} <c>" })).toBe(
    "La nostra risposta: a {b} <c>",
  );
});
