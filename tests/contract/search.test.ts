import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema, suggestSchema } from "@/lib/ebsn/schemas/product";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const MISSPELLED: [typed: string, first: RegExp][] = [
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

/** Plurals, accents, elisions and synonyms. */
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

/** Short for a word, smaller than it, said by a maker's name or without a unit. */
const SAID_OTHERWISE: [typed: string, first: RegExp][] = [
  ["latte parz screm", /parzialmente scremato/i],
  ["seppioline", /seppie/i],
  ["asciugatuto", /rotol/i],
  ["mulino bianco", /biscotti|frollini/i],
  ["burro 125", /burro/i],
  ["snack proteico", /protei/i],
  ["mozz", /mozzarella/i],
  ["lattedisoia", /bevanda di soia/i],
  ["gnocchetti", /gnocchi/i],
  ["felce azzura", /ammorbidente|bagnoschiuma|deodorante/i],
  ["ragù barilla", /ragù/i],
  ["lavazza rossa", /caff|capsule/i],
  ["oliodoliva", /olio/i],
  ["latteparzialmentescremato", /latte.*scremato/i],
  ["lacqua frizzante", /acqua.*frizzante/i],
  ["pasta intgr", /integral/i],
  ["bistecchine", /costata|fettine/i],
  ["pancia di maiale", /suino|braciole|pancetta/i],
  ["per fare la pizza", /base per pizza|farina|lievito/i],
];

/** Words that share a stem but name different products. */
const NOT_CONFUSED: [typed: string, never: RegExp][] = [
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
    backend = await startBackend({ engine: "pglite" });
  });
  afterAll(() => backend.stop());

  const searchProducts = async (q: string, extraParams = "") => {
    const answer = await backend.get(
      `/ebsn/api/products?q=${encodeURIComponent(q)}&page_size=100${extraParams}`,
    );
    return productListSchema.parse(envelopeSchema.parse(answer.body).data);
  };
  const fetchSuggestions = async (q: string) => {
    const answer = await backend.get(`/ebsn/api/products/suggest?q=${encodeURIComponent(q)}`);
    return suggestSchema.parse(envelopeSchema.parse(answer.body).data);
  };
  const searchNames = async (q: string) => (await searchProducts(q)).products.map(({ name }) => name);

  test.each(MISSPELLED)("corrects %s", async (query, first) => {
    expect((await searchNames(query))[0]).toMatch(first);
  });

  test.each(INFLECTED)("understands %s", async (query, first) => {
    expect((await searchNames(query))[0]).toMatch(first);
  });

  test.each(SAID_OTHERWISE)("finds what is meant by %s", async (query, first) => {
    expect((await searchNames(query))[0]).toMatch(first);
  });

  test.each(NOT_CONFUSED)("does not confuse %s with similar words", async (query, excluded) => {
    const found = await searchNames(query);
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.filter((name) => excluded.test(name) && !new RegExp(`\\b${query}\\b`, "i").test(name)),
    ).toEqual([]);
  });

  test("never corrects a word that a product name contains", async () => {
    const found = await searchNames("sugo");
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((name) => /succo/i.test(name))).toEqual([]);
  });

  test("does not return a whole department for one word of its name", async () => {
    const found = await searchNames("uova");
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(60);
    expect(found.filter((name) => /yogurt/i.test(name))).toEqual([]);
  });

  test.each([
    ["farina 1kg", "1 kg"],
    ["farina 1 kg", "1 kg"],
    ["latte 1 litro", "1 l"],
    ["acqua 6x1,5 l", "6 x 1,5 l"],
  ])("reads the size in %s as a filter", async (query, size) => {
    const { products } = await searchProducts(query);
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ description }) => !description.includes(size))).toEqual([]);
  });

  test("a leading number is a quantity, not a pack size", async () => {
    const counted = await searchProducts("3 birre");
    expect(counted.page?.totItems).toBe((await searchProducts("birre")).page?.totItems);
    expect(counted.products[0]?.description).toMatch(/^3 x/);
  });

  test.each(["novità", "Nuovi prodotti", "le ultime novità"])("“%s” shows what is new", async (query) => {
    const { page } = await searchProducts("", "&new_product=true");
    expect(page?.totItems).toBeGreaterThan(0);
    const found = await searchProducts(query);
    expect(found.page?.totItems).toBe(page?.totItems);
    expect(found.search?.corrected ?? []).toEqual([]);
  });

  test("“novità” beside a product shows the new ones of it, or all where none is new", async () => {
    const { products } = await searchProducts("novità yogurt");
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ name }) => /yogurt/i.test(name))).toBe(true);
    const all = await searchProducts("banane");
    expect((await searchProducts("novità banane")).page?.totItems).toBe(all.page?.totItems);
  });

  test("«in offerta» is ignored where nothing of that kind is on offer", async () => {
    const names = await searchNames("tonno in offerta");
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual(await searchNames("tonno"));
  });

  test("a word without any meaning to the shop finds nothing by its stem", async () => {
    expect(await searchNames("collare antipulci")).toEqual([]);
  });

  test("ignores a size that no product has", async () => {
    expect((await searchNames("farina 777 kg"))[0]).toMatch(/farina/i);
  });

  test("ranks matches of all words first, then of any", async () => {
    const found = await searchNames("latte intero");
    expect(found[0]).toMatch(/latte.*intero/i);
    expect((await searchNames("latte unicorno"))[0]).toMatch(/latte/i);
  });

  test("matches vendors and departments", async () => {
    const { products } = await searchProducts("madia mozzarella");
    expect(products[0]).toMatchObject({ shortDescr: "Madia" });
    expect((await searchNames("salumi")).length).toBeGreaterThan(5);
  });

  test("ranks products of a matching category first", async () => {
    expect((await searchNames("pasta")).slice(0, 5).join()).not.toMatch(
      /pasta (sfoglia|frolla|di acciughe)/i,
    );
  });

  test("counts facets over the whole result", async () => {
    const { page, facets } = await searchProducts("latte", "&page=1");
    const vendorFacet = facets.find(({ parameterName }) => parameterName === "vendor_id");
    expect(vendorFacet?.values.reduce((sum, { count }) => sum + count, 0)).toBe(page?.totItems);
  });

  test.each(["zzzzzz", "'; drop table product; --", "\\", "%", "a & | !", "<script>", " "])(
    "returns a list for %j, never an error",
    async (query) => {
      const answer = await backend.get(`/ebsn/api/products?q=${encodeURIComponent(query)}`);
      expect([answer.http, envelopeSchema.parse(answer.body).response.status]).toEqual([200, 0]);
      expect((await fetchSuggestions(query)).items).toBeInstanceOf(Array);
    },
  );

  test.each([
    ["mozarella", "mozzarella"],
    ["Latte e bisccoti", "Latte e biscotti"],
    ["carta igenica", "carta igienica"],
  ])("reports that %s was corrected to %s", async (query, corrected) => {
    const { search, products } = await searchProducts(query);
    expect([search?.corrected[0], search?.literal]).toEqual([corrected, false]);
    expect(products.length).toBeGreaterThan(0);
  });

  test("searches the exact query on request, and still returns the correction", async () => {
    const { search, page, products } = await searchProducts("mozarella", "&literal=true");
    expect([page?.totItems, products]).toEqual([0, []]);
    expect(search).toEqual({ corrected: ["mozzarella"], literal: true, nearest: false });
  });

  test("returns no correction for correct or unknown words", async () => {
    for (const query of ["mozzarella", "zzzzzz"]) expect((await searchProducts(query)).search).toBeNull();
  });

  describe("suggestions", () => {
    test.each([
      ["moz", /mozzarella/i],
      ["mozare", /mozzarella/i],
      ["parmi", /parmigiano/i],
      ["latte int", /latte.*intero/i],
      ["fusi", /fusilli/i],
      ["dete", /detersivo/i],
      ["mozarella", /mozzarella/i],
    ])("%s returns products", async (query, first) => {
      expect((await fetchSuggestions(query)).items[0]?.name).toMatch(first);
    });

    test("include terms and categories", async () => {
      const { terms, categories } = await fetchSuggestions("mozz");
      expect(terms.map(({ name }) => name)).toContain("mozzarella");
      expect(categories.map(({ name }) => name).join()).toMatch(/mozzarell/i);
    });

    test("include prices", async () => {
      const { items } = await fetchSuggestions("latte");
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((item) => item.priceDisplay !== null && item.priceUmDisplay !== null)).toBe(true);
    });

    test.each(["8014514274378", "8 014514 274378", "1872563"])(
      "the code %s leads to its product alone",
      async (code) => {
        const { items, terms } = await fetchSuggestions(code);
        expect([items.length, terms]).toEqual([1, []]);
        expect(items[0]?.name).toMatch(/^latte/i);
      },
    );

    test("are empty for an empty query", async () => {
      expect(await fetchSuggestions("")).toEqual({ items: [], terms: [], categories: [], articles: [] });
    });
  });
});
