import { createTranslator } from "next-intl";
import { getProduct } from "@/lib/ebsn/catalogue";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { fillBrand } from "@/lib/i18n/fill-brand";
import { productMarkdown } from "@/lib/markdown/product";
import messages from "@/messages/it.json";
import { makeProduct } from "@/tests/fixtures/cart";

const mockMessages = fillBrand(messages);
jest.mock("next-intl/server", () => ({
  getTranslations: ({ namespace }: { namespace: "product" }) =>
    Promise.resolve(createTranslator({ locale: "it", messages: mockMessages, namespace })),
}));
jest.mock("@/lib/ebsn/catalogue");

type Changes = Parameters<typeof makeProduct>[0];

async function linesOf(changes: Changes): Promise<string[]> {
  const product: ProductDetail = makeProduct(changes);
  jest.mocked(getProduct).mockResolvedValue(product);
  const markdown = (await productMarkdown(product.slug, "it")) ?? "";
  return markdown.split("\n").map((line) => line.replace(/\s/g, " "));
}

const { food } = makeProduct();

test("lists the facts of the product's page", async () => {
  const lines = await linesOf({
    features: ["Vietato ai minori di 18 anni"],
    food: {
      ...food,
      legalName: "Carne di pollo",
      rearingCountry: "Italia",
      slaughterCountry: "Francia",
      hazards: ["GHS05"],
    },
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      "- Caratteristiche: Vietato ai minori di 18 anni",
      "- Pittogrammi di pericolo: Corrosivo",
      "- Paese di allevamento: Italia",
      "- Paese di macellazione: Francia",
      `- Recesso: ${messages.product.withdrawal.food}`,
    ]),
  );
});

test.each([
  [{ variableWeight: true }, ["- Peso stimato", expect.stringContaining("paghi il peso effettivo")]],
  [{ kind: "loose" as const }, [expect.stringContaining("paghi il peso effettivo")]],
])("says that the weight of %j is an estimate", async (selling, expected) => {
  const weights = (await linesOf({ selling })).filter((line) => /[Pp]eso/.test(line));
  expect(weights).toEqual(expected);
});

test("the price is what everybody pays, the one with the card stands beside it", async () => {
  const lines = await linesOf({
    prices: { display: 119, list: 149, standard: 149, lowest30: null, unit: 238, baseUnit: "kg" },
    promo: {
      warehousePromoId: 1,
      typeId: 1,
      selectable: false,
      selectableText: "",
      discountPerc: 20,
      hasPercentage: true,
      percentagePrice: null,
      pieces: null,
      cssClass: "",
      header: "",
      bubble: "",
      body: "SOLO CON CARTA VANTAGGI",
      validityDate: "",
      expireDate: "",
    },
  });
  expect(lines.filter((line) => line.startsWith("- Prezzo"))).toEqual([
    "- Prezzo: 1,49 € (2,98 €/kg)",
    "- Prezzo con Carta Vantaggi: 1,19 € (2,38 €/kg)",
  ]);
});

test("the nutrition has one head, and its rows are the nutrients alone", async () => {
  const rows = [
    ...["<th></th><th>Per 100&nbsp;g</th>", "<td>Valori medi per</td><td>100 g</td>"],
    ...["<td>Grassi</td><td>1,6 g</td>", "<td>di cui saturi</td><td>0,2 g</td>"],
  ];
  const nutrition = `<table><tbody>\n${rows.map((row) => `<tr>${row}</tr>`).join("\n")}\n</tbody></table>`;
  const lines = await linesOf({ food: { ...food, nutrition } });
  expect(lines.filter((line) => line.includes("|"))).toEqual([
    `| ${messages.product.nutrient} | Per 100 g |`,
    "| --- | --- |",
    "| Grassi | 1,6 g |",
    "| di cui saturi | 0,2 g |",
  ]);
});
