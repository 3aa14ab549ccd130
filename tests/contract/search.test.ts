import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema, suggestSchema } from "@/lib/ebsn/schemas/product";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

/** What people type, and how the name of the first product found must read. */
const MISSPELT: [typed: string, first: RegExp][] = [
  ["mozarella", /mozzarella/i],
  ["mozzarela", /mozzarella/i],
  ["prosiutto", /prosciutto/i],
  ["proscutto", /prosciutto/i],
  ["parmiggiano", /parmigiano/i],
  ["parmigianno", /parmigiano/i],
  ["yougurt", /yogurt/i],
  ["bisccoti", /biscotti/i],
  ["biscoti", /biscotti/i],
  ["formagio", /formaggio/i],
  ["fromaggio", /formaggio/i],
  ["mascherpone", /mascarpone/i],
  ["gorgonsola", /gorgonzola/i],
  ["zuchine", /zucchine/i],
  ["melanzzane", /melanzane/i],
  ["pomodorri", /pomodor/i],
  ["spagetti", /spaghetti/i],
  ["tagliatele", /tagliatelle/i],
  ["lasange", /lasagne/i],
  ["raviole", /ravioli/i],
  ["passatta", /passata/i],
  ["marmelata", /marmellata/i],
  ["cioccolatto", /cioccolato/i],
  ["ciocolata", /cioccolat/i],
  ["acua", /acqua/i],
  ["birar", /birra/i],
  ["vinno", /vino/i],
  ["deterssivo", /detersivo/i],
  ["ammorbidenta", /ammorbidente/i],
  ["carta igenica", /carta igienica/i],
  ["shampo", /shampoo/i],
  ["dentefricio", /dentifricio/i],
  ["panolini", /pannolini/i],
  ["crochette", /crocchette/i],
  ["salmonne", /salmone/i],
  ["tono", /tonno/i],
  ["merluzo", /merluzzo/i],
  ["gambberi", /gamberi/i],
  ["polllo", /pollo/i],
  ["tachino", /tacchino/i],
  ["ouva", /uova/i],
  ["basillico", /basilico/i],
  ["rucolla", /rucola/i],
];

/** Plurals, accents, elisions, other words for the same goods. */
const INFLECTED: [typed: string, first: RegExp][] = [
  ["uovo", /uova/i],
  ["mela", /mele/i],
  ["arancia", /aranc/i],
  ["caffe", /caffè/i],
  ["CAFFÈ", /caffè/i],
  ["dell'olio", /olio/i],
  ["dell’olio", /olio/i],
  ["l'aceto", /aceto/i],
  ["il pane", /pane/i],
  ["tè verde", /tè verde/i],
  ["polpo", /polpo/i],
  ["grana", /grana padano/i],
  ["varechina", /candeggina/i],
  ["gluten free", /senza glutine/i],
  ["pan carrè", /pan|pane/i],
];

/** Goods whose words share a stem and must not be taken for one another. */
const KEPT_APART: [typed: string, never: RegExp][] = [
  ["pesce", /\bpesc(a|he)\b/i],
  ["pesca", /\bpesc(e|i)\b/i],
  ["polpo", /\bpolpa\b/i],
  ["polpa", /\bpolp[oi]\b/i],
  ["grana", /\bgrano\b/i],
  ["mele", /\bmiele\b/i],
];

describe("search", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const found = async (q: string, more = "") => {
    const answer = await backend.get(`/ebsn/api/products?q=${encodeURIComponent(q)}&page_size=100${more}`);
    return productListSchema.parse(envelopeSchema.parse(answer.body).data);
  };
  const suggested = async (q: string) => {
    const answer = await backend.get(`/ebsn/api/products/suggest?q=${encodeURIComponent(q)}`);
    return suggestSchema.parse(envelopeSchema.parse(answer.body).data);
  };
  const names = async (q: string) => (await found(q)).products.map(({ name }) => name);

  test.each(MISSPELT)("mends %s", async (typed, first) => {
    expect((await names(typed))[0]).toMatch(first);
  });

  test.each(INFLECTED)("understands %s", async (typed, first) => {
    expect((await names(typed))[0]).toMatch(first);
  });

  test.each(KEPT_APART)("takes %s for nothing else", async (typed, never) => {
    const all = await names(typed);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((name) => never.test(name) && !new RegExp(`\\b${typed}\\b`, "i").test(name))).toEqual(
      [],
    );
  });

  test("never mends a word that a product carries", async () => {
    expect((await names("sugo")).filter((name) => /succo/i.test(name))).toEqual([]);
  });

  test("does not bring everything of a department that is named after many goods", async () => {
    const all = await names("uova");
    expect(all.length).toBeLessThan(60);
    expect(all.filter((name) => /yogurt/i.test(name))).toEqual([]);
  });

  test.each([
    ["farina 1kg", "1 kg"],
    ["farina 1 kg", "1 kg"],
    ["latte 1 litro", "1 l"],
    ["acqua 6x1,5 l", "6 x 1,5 l"],
  ])("reads the size in %s as a filter", async (typed, size) => {
    const { products } = await found(typed);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ description }) => !description.includes(size))).toEqual([]);
  });

  test("forgets a size that no product has rather than finding nothing", async () => {
    expect((await names("farina 777 kg"))[0]).toMatch(/farina/i);
  });

  test("finds all words before it finds any", async () => {
    const all = await names("latte intero");
    expect(all[0]).toMatch(/latte.*intero/i);
    expect((await names("latte unicorno"))[0]).toMatch(/latte/i);
  });

  test("looks in makers and departments too", async () => {
    const { products } = await found("madia mozzarella");
    expect(products[0]).toMatchObject({ shortDescr: "Madia" });
    expect((await names("salumi")).length).toBeGreaterThan(5);
  });

  test("puts the goods of a shelf called like it before others named so", async () => {
    expect((await names("pasta")).slice(0, 5).join()).not.toMatch(/pasta (sfoglia|frolla|di acciughe)/i);
  });

  test("counts its facets over everything found", async () => {
    const { page, facets } = await found("latte", "&page=1");
    const makers = facets.find(({ parameterName }) => parameterName === "vendor_id");
    expect(makers?.values.reduce((sum, { count }) => sum + count, 0)).toBe(page?.totItems);
  });

  test.each(["zzzzzz", "'; drop table product; --", "\\", "%", "a & | !", "<script>", " "])(
    "answers %j with an empty list or with products, never with a fault",
    async (typed) => {
      const answer = await backend.get(`/ebsn/api/products?q=${encodeURIComponent(typed)}`);
      expect([answer.http, envelopeSchema.parse(answer.body).response.status]).toEqual([200, 0]);
      expect((await suggested(typed)).items).toBeInstanceOf(Array);
    },
  );

  test.each([
    ["mozarella", "mozzarella"],
    ["Latte e bisccoti", "Latte e biscotti"],
    ["carta igenica", "carta igienica"],
  ])("says that %s was searched for as %s", async (typed, mended) => {
    const { search, products } = await found(typed);
    expect([search?.mended[0], search?.literal]).toEqual([mended, false]);
    expect(products.length).toBeGreaterThan(0);
  });

  test("searches for misspelt words as typed when asked, and still says what was likely meant", async () => {
    const { search, page, products } = await found("mozarella", "&literal=true");
    expect([page?.totItems, products]).toEqual([0, []]);
    expect(search).toEqual({ mended: ["mozzarella"], literal: true });
  });

  test("says nothing of words that are written right, or that nothing is like", async () => {
    for (const typed of ["mozzarella", "zzzzzz"]) expect((await found(typed)).search).toBeNull();
  });

  describe("while typing", () => {
    test.each([
      ["moz", /mozzarella/i],
      ["mozare", /mozzarella/i],
      ["parmi", /parmigiano/i],
      ["latte int", /latte.*intero/i],
      ["fusi", /fusilli/i],
      ["dete", /detersivo/i],
      ["mozarella", /mozzarella/i],
    ])("%s brings products", async (typed, first) => {
      expect((await suggested(typed)).items[0]?.name).toMatch(first);
    });

    test("offers words that products begin with, and categories", async () => {
      const { terms, categories } = await suggested("mozz");
      expect(terms.map(({ name }) => name)).toContain("mozzarella");
      expect(categories.map(({ name }) => name).join()).toMatch(/mozzarell/i);
    });

    test("brings prices with every product that has one", async () => {
      const { items } = await suggested("latte");
      expect(items.every((item) => item.priceDisplay !== null && item.priceUmDisplay !== null)).toBe(true);
    });

    test("brings nothing for nothing", async () => {
      expect(await suggested("")).toEqual({ items: [], terms: [], categories: [] });
    });
  });
});
