import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema, suggestSchema } from "@/lib/ebsn/schemas/product";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

/** As one types on a phone, and the name expected of the first result. */
const TYPED: [typed: string, first: RegExp][] = [
  ["teverde", /^tè verde/i],
  ["crocchetteperilgatto", /crocchette per gatti/i],
  ["petodipollo", /petto di pollo/i],
  ["acquafrizante", /acqua.*frizzante/i],
  ["gelatoallavanilia", /gelato alla vaniglia/i],
  ["sottilete", /sottilette/i],
  ["spazzol", /spazzolin/i],
  ["biscot integr", /biscotti integrali/i],
  ["detergen", /detergente/i],
  ["nozzarella", /mozzarella/i],
  ["xucchero", /zucchero/i],
  ["tagiolini", /tagliatelle/i],
  ["mulignane", /melanzane/i],
  ["pesto fatto in casa", /pesto|basilico/i],
  ["latte 0-6 mesi", /lattanti/i],
  ["🍕", /^pizza/i],
  ["🥛 senza lattosio", /^latte.*senza lattosio/i],
  ["pane 🎉", /^pan/i],
  ["banane bio", /^banane biologiche/i],
  ["caffè deca", /decaffeinato/i],
  [
    "latte di mandorla biologico senza zuccheri aggiunti in confezione da un litro per la colazione dei bimbi",
    /bevanda di mandorla/i,
  ],
  [
    "vorrei una pasta corta di semola di grano duro trafilata al bronzo per fare la pasta al forno",
    /penne|rigatoni|fusilli|mezze/i,
  ],
];

/** What each of several products of one query is among the first. */
const KINDS: [typed: string, each: RegExp[]][] = [
  ["carbonara", [/guanciale/i, /pecorino/i, /uova/i, /spaghetti/i]],
  ["tiramisù ingredienti", [/mascarpone/i, /savoiardi/i]],
  ["aperitivo", [/^aperitivo/i, /patatine/i, /olive/i]],
  ["carne bianca", [/pollo/i, /tacchino/i, /coniglio a pezzi/i]],
  ["pane e nutella", [/pan/i, /crema spalmabile/i]],
  ["latte uova burro", [/latte/i, /uova/i, /burro/i]],
  [
    "pane, latte, uova, burro, zucchero, farina, sale, olio, mele",
    [/pan/i, /latte/i, /uova/i, /burro/i, /zucchero/i, /farina/i, /sale/i, /olio/i, /mele/i],
  ],
];

/** What must not be in it. */
const WITHOUT: [typed: string, first: RegExp, never: RegExp][] = [
  ["salame non piccante", /salame/i, /piccante/i],
  ["pasta senza uova", /./, /all'uovo/i],
  ["cracker non salati", /cracker non salati/i, /^cracker salati/i],
];

describe("a search typed in haste", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const searchProducts = async (q: string) => {
    const answer = await backend.get(`/ebsn/api/products?q=${encodeURIComponent(q)}&page_size=10`);
    return productListSchema.parse(envelopeSchema.parse(answer.body).data).products;
  };
  const searchNames = async (q: string) => (await searchProducts(q)).map(({ name }) => name);
  const suggestProducts = async (q: string) => {
    const answer = await backend.get(`/ebsn/api/products/suggest?q=${encodeURIComponent(q)}`);
    return suggestSchema.parse(envelopeSchema.parse(answer.body).data).items;
  };

  test.each(TYPED)("finds what is meant by «%s»", async (query, first) => {
    expect((await searchNames(query))[0]).toMatch(first);
  });

  test.each(KINDS)("shows each of «%s» in turn", async (query, each) => {
    const first = (await searchNames(query)).slice(0, each.length);
    for (const [at, pattern] of each.entries()) expect(first[at]).toMatch(pattern);
  });

  test.each(WITHOUT)("«%s» says what must not be in it", async (query, first, never) => {
    const names = await searchNames(query);
    expect(names[0]).toMatch(first);
    expect(names.filter((name) => never.test(name))).toEqual([]);
  });

  test("products named like the word are among the first ten", async () => {
    const names = await searchNames("albicocche");
    expect(names[0]).not.toMatch(/albicocc/i);
    expect(names.join()).toMatch(/albicocc/i);
  });

  test.each(["vino sotto 10 euro", "meno di 10€ vino", "vini fino a € 10"])(
    "«%s» finds nothing dearer",
    async (query) => {
      for (const find of [searchProducts, suggestProducts]) {
        const products = await find(query);
        expect(products.length).toBeGreaterThan(0);
        expect(products.filter(({ priceDisplay }) => Number(priceDisplay) > 10)).toEqual([]);
      }
    },
  );

  test("where nothing costs so little, it is found at its price", async () => {
    const names = await searchNames("champagne");
    expect(names.length).toBeGreaterThan(0);
    expect(await searchNames("champagne sotto 1 euro")).toEqual(names);
  });

  test("«economica» sorts cheaper products first", async () => {
    const unitPrices = async (q: string) =>
      (await searchProducts(q)).map(({ priceUmDisplay }) => Number(priceUmDisplay));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(await unitPrices("pasta economica"))).toBeLessThan(mean(await unitPrices("pasta")));
  });

  test.each([
    ["pasta", /penne|rigatoni|mezze maniche|spaghetti|linguine/i],
    ["riso", /^riso /i],
    ["latte", /^latte /i],
  ])("suggests «%s» itself before what only begins like it", async (query, each) => {
    const names = (await suggestProducts(query)).map(({ name }) => name);
    expect(names).toHaveLength(8);
    for (const name of names.slice(0, 5)) expect(name).toMatch(each);
  });

  test.each([
    ["birra senza alcol", /birra analcolica/i],
    ["coca cola zero", /cola senza zuccheri/i],
    ["chicken breast", /petto di pollo/i],
  ])("suggests what the whole words of «%s» mean", async (query, first) => {
    expect((await suggestProducts(query))[0]?.name).toMatch(first);
  });

  test.each(["offerte frutta", "pasta in offerta", "che offerte avete sul pesce"])(
    "suggests for «%s» what is on offer",
    async (query) => {
      const products = await suggestProducts(query);
      expect(products.length).toBeGreaterThan(0);
      expect(products.filter(({ warehousePromo }) => !warehousePromo)).toEqual([]);
    },
  );

  test.each(["prodotti sotto 2 euro", "cosa costa poco"])("suggests products for «%s»", async (query) => {
    const ids = (await searchProducts(query)).map(({ productId }) => productId);
    expect((await suggestProducts(query)).map(({ productId }) => productId)).toEqual(ids.slice(0, 8));
  });

  test.each([
    ["mele, pere", [/mele/i, /pere/i]],
    ["zucchero caffè", [/zucchero/i, /caffè/i]],
    ["latte e bisc", [/latte/i, /biscotti/i]],
    ["carbonara", [/guanciale/i, /pecorino/i]],
  ])("suggests each of «%s»", async (query, each) => {
    const names = (await suggestProducts(query)).map(({ name }) => name);
    for (const [at, pattern] of each.entries()) expect(names[at]).toMatch(pattern);
  });
});
