import { createTranslator } from "next-intl";
import { ShoppingListPage } from "@/components/lists/shopping-list-page";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { toProductList } from "@/lib/ebsn/transforms/product";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: (namespace: "pasteList") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));

const searched: string[] = [];
jest.mock("@/lib/ebsn/catalogue", () => ({
  getProducts: ({ q }: { q: string }) => {
    searched.push(q);
    const found = { productId: 1, name: `Trovato: ${q}`, slug: q, price: 1, priceDisplay: 1, available: 9 };
    return Promise.resolve(toProductList(productListSchema.parse({ products: [found] })));
  },
}));

afterEach(() => searched.splice(0));

test("the form submits to a URL that contains the list and can be shared", async () => {
  const html = await pageHtml(await ShoppingListPage({ text: "" }));
  expect(html).toMatch(/<form[^>]* action="\/lista-della-spesa"/);
  expect(html).toMatch(/<textarea[^>]* name="testo"/);
});

test("the URL shows the list as written, with the matches", async () => {
  const html = await pageHtml(await ShoppingListPage({ text: "2 latte\nmezzo chilo di pane" }));
  expect(html).toContain("2 latte\nmezzo chilo di pane</textarea>");
  expect(searched).toEqual(["latte", "pane"]);
  for (const found of ["Trovato: latte", "Trovato: pane"]) expect(html).toContain(found);
});

test("an address holds no more than a browser can carry", async () => {
  const html = await pageHtml(await ShoppingListPage({ text: "latte ".repeat(500) }));
  expect(html.match(/<textarea[^]*?>([^]*?)<\/textarea>/)?.[1]?.length).toBe(1200);
});
