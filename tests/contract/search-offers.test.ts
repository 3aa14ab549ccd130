import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema, suggestSchema } from "@/lib/ebsn/schemas/product";
import { toProduct } from "@/lib/ebsn/transforms/product";
import type { Product } from "@/lib/ebsn/domain/product";
import { priceView } from "@/lib/rules/prices/price";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const VIEWER = { authenticated: true, today: "2026-01-01" };

describe("searches for offers, prices and origins", () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  async function search(q: string, more = "", size = 20) {
    const answer = await backend.get(
      `/ebsn/api/products?q=${encodeURIComponent(q)}&page_size=${size}${more}`,
    );
    return productListSchema.parse(envelopeSchema.parse(answer.body).data);
  }

  const idsOf = async (q: string, more = "", size = 20) =>
    (await search(q, more, size)).products.map(({ productId }) => productId);

  test.each([
    ["3x2", /^[23]x[12]$/],
    ["3 x 2", /^[23]x[12]$/],
    ["1+1 gratis", /^[23]x[12]$/],
    ["prendi 3 paghi 2", /^[23]x[12]$/],
    ["latte 3x2", /^[23]x[12]$/],
    ["bolloni", /bolloni/],
    ["bollini", /bolloni/],
    ["offerte con la carta", /Carta/],
    ["secondo a metà prezzo", /sul 2°/],
    ["sottocosto", /^Sottocosto$/],
    ["prezzi speciali", /^Prezzo speciale$/],
  ])("«%s» shows the offers of that kind alone", async (q, bubble) => {
    const { products, search: said } = await search(q);
    const others = products.filter(({ warehousePromo }) => !bubble.test(warehousePromo?.view?.bubble ?? ""));
    expect([products.length > 0, others, said?.corrected ?? []]).toEqual([true, [], []]);
  });

  test.each(["volantino", "sconti fino al 50%", "prodotti in offerta", "che offerte ci sono"])(
    "«%s» shows what is on offer",
    async (q) => {
      expect(await idsOf(q)).toEqual(await idsOf("", "&promo=true"));
    },
  );

  /** What the cards of all offers say in percent, by product. */
  async function shownDiscounts() {
    const first = await search("", "&promo=true", 100);
    const pages = Array.from({ length: (first.page?.totPages ?? 0) - 1 }, (_, at) =>
      search("", `&promo=true&page=${at + 2}`, 100),
    );
    const products = [first, ...(await Promise.all(pages))].flatMap((list) => list.products).map(toProduct);
    return products.map((product) => ({ id: product.productId, percent: shownDiscount(product) }));
  }

  function shownDiscount(product: Product): number {
    const { promo, toPay, compareAtPrice, percentage } = priceView(product, VIEWER);
    const struck = compareAtPrice ? Math.floor(((compareAtPrice - (toPay ?? 0)) * 100) / compareAtPrice) : 0;
    return Math.max(promo?.bubble?.kind === "percentage" ? promo.bubble.perc : 0, percentage ?? 0, struck);
  }

  test.each([
    ["sconto 50%", 50],
    ["-40%", 40],
    ["30% di sconto", 30],
    ["offerte al 40%", 40],
    ["prodotti a metà prezzo", 50],
  ])("«%s» shows what is reduced by that much or more, as cards show it", async (q, percent) => {
    const { page, products, search: said } = await search(q, "", 100);
    const expected = (await shownDiscounts()).filter((each) => each.percent >= percent).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(page?.totItems).toBe(expected.length);
    expect(expected).toEqual(expect.arrayContaining(products.map(({ productId }) => Number(productId))));
    expect(said?.nearest ?? false).toBe(false);
  });

  test.each([
    "sconto 90%",
    "pasta 3x2",
    "tonno 3x2",
    "novità banane",
    "banane sotto 1 cent",
    "spumante sotto 1 euro",
  ])("what is found for «%s», which nothing is, is said to be only the nearest", async (q) => {
    const { products, search: said } = await search(q);
    expect([products.length > 0, said?.nearest]).toEqual([true, true]);
  });

  test("a corrected query keeps its offer", async () => {
    expect((await search("bisccotti sconto 20%")).search?.corrected).toEqual(["biscotti sconto 20%"]);
  });

  test.each(["promo", "new_product"])("«%s» chosen beside words never broadens them", async (flag) => {
    const ofAll = new Set(await idsOf("tonno fresco", "", 100));
    const chosen = await idsOf("tonno fresco", `&${flag}=true`, 100);
    expect(chosen.every((id) => ofAll.has(id))).toBe(true);
  });

  test.each(["3x2", "bolloni", "latte 3x2", "sottocosto", "offerte", "sconto 50%", "biscotti -20%"])(
    "«%s» suggests what the search finds first",
    async (q) => {
      const answer = await backend.get(`/ebsn/api/products/suggest?q=${encodeURIComponent(q)}`);
      const { items } = suggestSchema.parse(envelopeSchema.parse(answer.body).data);
      expect(items.map(({ productId }) => productId)).toEqual((await idsOf(q)).slice(0, 8));
    },
  );

  test("a kind of offer that a product has not is another offer, else the product", async () => {
    const { products } = await search("pasta 3x2");
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ warehousePromo }) => warehousePromo)).toBe(true);
    expect(await idsOf("tonno 3x2")).toEqual(await idsOf("tonno"));
  });

  test.each([
    ["acqua 6x1,5", /6 x 1,5 l/],
    ["latte 6x1", /6 x 1 l/],
    ["tonno 3x80", /3 x 80 g/],
  ])("«%s» is a pack, no offer", async (q, size) => {
    expect((await search(q)).products[0]?.description).toMatch(size);
  });

  test.each([
    ["da 5 a 3 euro", "da 3 a 5 euro"],
    ["vino tra 5 e 10", "vino da 5 a 10 euro"],
    ["vino 5-10 euro", "vino da 5 a 10 euro"],
    ["italiani", "italiano"],
    ["prodotti italiani", "italiano"],
    ["made in italy", "italiano"],
    ["km 0", "prodotti locali"],
    ["km zero", "prodotti tipici"],
    ["qualcosa sotto 1 euro", "sotto 1 euro"],
    ["prodotti da 1 euro", "1 euro"],
  ])("«%s» means «%s»", async (q, meant) => {
    const found = await search(q);
    expect(found.products.length).toBeGreaterThan(0);
    const ids = found.products.map(({ productId }) => productId);
    expect(new Set(ids)).toEqual(new Set(await idsOf(meant)));
    expect(found.search?.corrected ?? []).toEqual([]);
  });

  test.each(["economico", "prezzi bassi", "meno caro"])(
    "«%s» alone begins with what costs least",
    async (q) => {
      expect(await idsOf(q)).toEqual(await idsOf("", "&order_by=price asc"));
    },
  );

  test.each(["kosher", "halal"])("«%s», of which the shop has nothing, is not another word", async (q) => {
    expect(await search(q)).toMatchObject({ products: [], page: { totItems: 0 } });
  });

  test("a brand without the product shows nothing, and can be taken back", async () => {
    const brandsOf = async (q: string) =>
      (await search(q)).facets.find(({ parameterName }) => parameterName === "vendor_id")?.values ?? [];
    const having = new Set((await brandsOf("latte intero")).map(({ id }) => id));
    const [other] = (await brandsOf("latte")).filter(({ id }) => !having.has(id));
    const { products, facets } = await search("latte intero", `&vendor_id=${other?.id}`);
    expect(products).toEqual([]);
    expect(facets.find(({ parameterName }) => parameterName === "vendor_id")?.values.length).toBe(
      having.size,
    );
  });
});
