import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema, suggestSchema } from "@/lib/ebsn/schemas/product";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

describe("searches for offers, prices and origins", () => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  async function search(q: string, more = "") {
    const answer = await backend.get(`/ebsn/api/products?q=${encodeURIComponent(q)}&page_size=20${more}`);
    return productListSchema.parse(envelopeSchema.parse(answer.body).data);
  }

  const idsOf = async (q: string, more = "") =>
    (await search(q, more)).products.map(({ productId }) => productId);

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

  test.each(["volantino", "sconto 50%", "-50%", "50% di sconto"])(
    "«%s» shows what is on offer",
    async (q) => {
      expect(await idsOf(q)).toEqual(await idsOf("", "&promo=true"));
    },
  );

  test.each(["3x2", "bolloni", "latte 3x2", "sottocosto", "offerte", "sconto 50%"])(
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
