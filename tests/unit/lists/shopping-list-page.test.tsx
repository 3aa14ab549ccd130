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
jest.mock("@/lib/upstream/within-budget", () => ({
  withinBudget: <T,>(read: Promise<T>) => {
    const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error("late")), 50));
    return Promise.race([read, late]);
  },
}));
jest.mock("@/lib/ebsn/catalogue", () => ({
  getProducts: ({ q }: { q: string }) => {
    searched.push(q);
    if (q === "guasto") return Promise.reject(new Error("no answer"));
    if (q === "lento") return new Promise(() => undefined);
    const view = { header: "SOLO CON CARTA VANTAGGI" };
    const found = {
      productId: 1,
      name: `Trovato: ${q}`,
      slug: q,
      ...(q !== "caviale" && { price: 1, priceDisplay: 1 }),
      available: 9,
      ...(q === "gelato" && { warehousePromo: { warehousePromoId: 5, warehousePromoTypeId: 1, view } }),
    };
    const search = q === "anguria" ? { nearest: true } : undefined;
    return Promise.resolve(toProductList(productListSchema.parse({ products: [found], search })));
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

test("a match says what its price depends on", async () => {
  const html = await pageHtml(await ShoppingListPage({ text: "gelato" }));
  expect(html).toContain("Solo con Carta Vantaggi");
});

test("a shop that shows customers its prices finds its products for visitors too, who log in first", async () => {
  const html = await pageHtml(await ShoppingListPage({ text: "caviale" }));
  expect(html).toContain("Trovato: caviale");
  expect(html).toContain("Accedi per vedere il prezzo");
  expect(html).toContain('href="/login?redirect=%2Flista-della-spesa%3Ftesto%3Dcaviale"');
  expect(html).not.toContain("Aggiungi");
});

test("what the shop has not is not ticked", async () => {
  const html = await pageHtml(await ShoppingListPage({ text: "anguria" }));
  expect(html).toContain("Non l'abbiamo: il più simile è Trovato: anguria");
  expect(html).not.toContain("Aggiungi un prodotto al carrello");
});

test.each(["guasto", "lento"])("a search without an answer (%s) costs its own line only", async (query) => {
  const html = await pageHtml(await ShoppingListPage({ text: `latte\n${query}\npane` }));
  for (const found of ["Trovato: latte", "Trovato: pane"]) expect(html).toContain(found);
  expect(html).toContain("La ricerca non ha risposto.");
  expect(html).toContain(`href="/search?q=${query}"`);
});

test("one search without an answer does not hold up the lines after it", async () => {
  const others = Array.from(
    { length: 39 },
    (_none, index) => `prodotto${"abcdefghij"[index % 10]}${"wxyz"[Math.floor(index / 10)]}`,
  );
  const html = await pageHtml(await ShoppingListPage({ text: ["lento", ...others].join("\n") }));
  for (const name of others) expect(html).toContain(`Trovato: ${name}`);
});

test("an address holds no more than a browser can carry", async () => {
  const html = await pageHtml(await ShoppingListPage({ text: "latte ".repeat(500) }));
  expect(html.match(/<textarea[^]*?>([^]*?)<\/textarea>/)?.[1]?.length).toBe(1200);
});
