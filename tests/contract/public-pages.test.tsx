import { text } from "node:stream/consumers";
import fc from "fast-check";
import { createFormatter, createTranslator, NextIntlClientProvider } from "next-intl";
import { type ComponentType, createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { ShopLayout } from "@/components/layout/shop-layout";
import type { env } from "@/lib/env";
import { fillBrand } from "@/lib/i18n/fill-brand";
import italian from "@/messages/it.json";
import { startBackend, TEST_NOW, type TestBackend } from "@/tests/support/backend";
import { countRounds } from "@/tests/support/call-rounds";
import { EDGES } from "@/tests/support/fuzz-values";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import type { Break } from "@/tests/support/simulated-shop/answers";
import { grosProducts } from "@/tests/support/simulated-shop/products";
import { type SimulatedShop, startSimulatedShop } from "@/tests/support/simulated-shop/shop";

const mockShop = { url: "", now: new Date(TEST_NOW) };

jest.mock("next-intl/server", () => {
  const options = { locale: "it", timeZone: "Europe/Rome" } as const;
  return {
    getLocale: () => Promise.resolve(options.locale),
    getMessages: () => Promise.resolve(fillBrand(italian)),
    getFormatter: () => Promise.resolve(createFormatter(options)),
    getTranslations: (namespace: "home") =>
      Promise.resolve(createTranslator({ ...options, messages: fillBrand(italian), namespace })),
  };
});
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  usePathname: () => "/",
  useSearchParams: () => new URLSearchParams(),
}));
jest.mock("@/lib/preview/server", () => ({
  currentPreview: () => Promise.resolve(null),
  pageTime: () => Promise.resolve(mockShop.now),
}));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/env", () => {
  const actual = jest.requireActual<{ env: typeof env }>("@/lib/env");
  return { ...actual, env: () => ({ ...actual.env(), ebsnUrl: mockShop.url, contentUrl: mockShop.url }) };
});

allowLocalhost();

type Values = Record<string, string | string[]>;
type Props = { params: Promise<Values>; searchParams: Promise<Values> };
type PageModule = { default: unknown; generateMetadata?: unknown };

/** As Next does: the title and the page within its frame, side by side. */
async function renderPage(load: () => Promise<PageModule>, params: Values, query: Values): Promise<string> {
  const { default: Page, generateMetadata } = await load();
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(query) };
  const makeMetadata = generateMetadata as ((props: Props) => Promise<unknown>) | undefined;
  const [{ prelude }] = await Promise.all([
    prerenderToNodeStream(
      <NextIntlClientProvider locale="it" messages={fillBrand(italian)} timeZone="Europe/Rome">
        <ShopLayout>{createElement(Page as ComponentType<Props>, props)}</ShopLayout>
      </NextIntlClientProvider>,
      // What fails is told by the promise.
      { onError: () => undefined },
    ),
    makeMetadata?.(props),
  ]);
  return text(prelude);
}

const PAGES = {
  home: () => import("@/app/[locale]/(shop)/page"),
  category: () => import("@/app/[locale]/(shop)/[...category]/page"),
  departments: () => import("@/app/[locale]/(shop)/reparti/page"),
  offers: () => import("@/app/[locale]/(shop)/offerte/[[...category]]/page"),
  product: () => import("@/app/[locale]/(shop)/product/[slug]/page"),
  search: () => import("@/app/[locale]/(shop)/search/page"),
  articles: () => import("@/app/[locale]/(shop)/news/page"),
  article: () => import("@/app/[locale]/(shop)/news/[pageName]/page"),
  recipes: () => import("@/app/[locale]/(shop)/ricette/page"),
  recipe: () => import("@/app/[locale]/(shop)/ricette/[pageName]/page"),
  text: () => import("@/app/[locale]/(shop)/page/[pageName]/page"),
  leaflets: () => import("@/app/[locale]/(shop)/volantini/page"),
  leaflet: () => import("@/app/[locale]/(shop)/volantini/[leaflet]/[[...page]]/page"),
  stores: () => import("@/app/[locale]/(shop)/punti-vendita/page"),
  store: () => import("@/app/[locale]/(shop)/punti-vendita/[warehouseSlug]/page"),
  serviceCheck: () => import("@/app/[locale]/(shop)/service-discovery/page"),
} satisfies Record<string, () => Promise<PageModule>>;

type Visit = { page: keyof typeof PAGES; params?: Values; query?: Values };

const open = ({ page, params = {}, query = {} }: Visit) => renderPage(PAGES[page], params, query);

/** Any other failure is an error. */
const outcomeOf = (visit: Visit) =>
  open(visit).then(
    () => "page",
    (error: Error & { digest?: string }) => {
      if (error.digest === "NEXT_HTTP_ERROR_FALLBACK;404") return "not found";
      if (error.digest?.startsWith("NEXT_REDIRECT;")) return "moved";
      throw error;
    },
  );

const MAX_PROCESSOR_MS = 2_000;
/** As Next hands over the parts of an address; what is no text at all stays as it was typed. */
const encodeSegment = (text: string) => (/\p{Surrogate}/u.test(text) ? "%ff" : encodeURIComponent(text));
const SEGMENTS = ["slug", "pageName", "leaflet", "warehouseSlug"];
const LISTS = ["category", "page"];
const NAMES = [
  "q",
  "page",
  "sort",
  "filter",
  "promo",
  "vendor_id",
  "esatta",
  "address",
  "parent_category_id",
];

const edge = fc.oneof(fc.constantFrom(...EDGES), fc.constantFrom("pescheria", "pasta", "2", "taste:1;promo"));
const madeUpVisit: fc.Arbitrary<Visit> = fc.record({
  page: fc.constantFrom(...(Object.keys(PAGES) as (keyof typeof PAGES)[])),
  params: fc.record({
    ...Object.fromEntries(SEGMENTS.map((name) => [name, edge.map(encodeSegment)])),
    ...Object.fromEntries(LISTS.map((name) => [name, fc.array(edge.map(encodeSegment), { maxLength: 2 })])),
  }),
  query: fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(edge, fc.array(edge, { maxLength: 3 }))),
});

const ADDRESS = { address: "Via Gola 4, 20143 Milano" };

describe("calls of one page are made side by side", () => {
  let backend: TestBackend;
  let slug = "";

  beforeAll(async () => {
    backend = await startBackend();
    mockShop.url = backend.url;
    const { body } = await backend.get("/ebsn/api/products?page_size=1");
    slug = (body as { data: { products: { slug: string }[] } }).data.products[0]?.slug ?? "";
  });
  afterAll(() => backend.stop());

  /** 1 where nothing depends on an answer, one more where a call needs a number from another. */
  test.each<[string, number, () => Visit]>([
    ["the home: its blocks, then their products", 2, () => ({ page: "home" })],
    [
      "a category: the category, then its products and those of its blocks",
      2,
      () => ({ page: "category", params: { category: ["pescheria"] } }),
    ],
    [
      "a page of every kind of block: a leaflet is found, then opened",
      3,
      () => ({ page: "category", params: { category: ["vetrina"] } }),
    ],
    ["the departments", 1, () => ({ page: "departments" })],
    ["the offers", 1, () => ({ page: "offers" })],
    [
      "the offers of a department: its number, then its offers",
      2,
      () => ({ page: "offers", params: { category: ["pescheria"] } }),
    ],
    ["a product: the product, then others of its shelf", 2, () => ({ page: "product", params: { slug } })],
    ["a search", 1, () => ({ page: "search", query: { q: "latte" } })],
    [
      "a search that finds nothing: products, then suggestions",
      2,
      () => ({ page: "search", query: { q: "xyzzy qwrt" } }),
    ],
    ["the articles", 1, () => ({ page: "articles" })],
    ["an article", 1, () => ({ page: "article", params: { pageName: "quale-riso-per-il-risotto" } })],
    ["the recipes", 1, () => ({ page: "recipes" })],
    [
      "a recipe: the recipe, then its products",
      2,
      () => ({ page: "recipe", params: { pageName: "risotto-alla-zucca-e-taleggio" } }),
    ],
    ["a text: the text, then the form in it", 2, () => ({ page: "text", params: { pageName: "contatti" } })],
    ["the leaflets", 1, () => ({ page: "leaflets" })],
    [
      "a leaflet: the leaflet, then its offers",
      2,
      () => ({ page: "leaflet", params: { leaflet: "la-settimana-conveniente" } }),
    ],
    ["the stores", 1, () => ({ page: "stores" })],
    [
      "a store: the store, then its leaflets",
      2,
      () => ({ page: "store", params: { warehouseSlug: "milano-navigli" } }),
    ],
    [
      "the service check: place and services, then lockers, then first days",
      3,
      () => ({ page: "serviceCheck", query: ADDRESS }),
    ],
  ])("%s: %i", async (_name, count, visit) => {
    const rounds = await countRounds(() => open(visit()));
    expect({ count: rounds.length, rounds }).toEqual({ count, rounds });
  });

  test("whatever an address says, its page is there, moved or not found, without much work", async () => {
    await fc.assert(
      fc.asyncProperty(madeUpVisit, async (visit) => {
        await PAGES[visit.page]();
        const before = process.cpuUsage();
        await outcomeOf(visit);
        const { user, system } = process.cpuUsage(before);
        expect((user + system) / 1000).toBeLessThan(MAX_PROCESSOR_MS);
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 80), seed: 20_261_123, endOnFailure: true },
    );
  });
});

const NOT_OFFERED = [
  ...["category?slug=homepage-2023", "adv", "products/suggest", "article/search", "article/view"],
  ...["leaflet/search", "leaflet/view", "leaflet/product-search", "warehouse-locator/search"],
  ...["address/delivery-service-list", "address/list", "geo/homedelivery-list-simple", "timeslot/list"],
];

describe.each<Break>(["html", "empty"])(
  "a shop without WordPress that answers every call but the catalogue's with %s",
  (answer) => {
    let shop: SimulatedShop;

    beforeAll(async () => {
      const broken = Object.fromEntries(NOT_OFFERED.map((call) => [call, answer]));
      shop = await startSimulatedShop({ products: grosProducts, session: "headers", broken });
      mockShop.url = shop.url;
    });
    afterAll(() => shop.stop());

    test.each<Visit>([
      { page: "home" },
      { page: "category", params: { category: ["pasta"] } },
      { page: "departments" },
      { page: "offers" },
      { page: "product", params: { slug: String(grosProducts[0]?.slug) } },
      { page: "search", query: { q: "mezze" } },
      { page: "search", query: { q: "xyzzy" } },
      { page: "articles" },
      { page: "recipes" },
      { page: "leaflets" },
      { page: "stores" },
      { page: "serviceCheck", query: ADDRESS },
    ])("shows a page: $page", async (visit) => {
      await expect(outcomeOf(visit)).resolves.toBe("page");
    });

    test.each<Visit>([
      { page: "article", params: { pageName: "riso" } },
      { page: "recipe", params: { pageName: "riso" } },
      { page: "text", params: { pageName: "contatti" } },
      { page: "leaflet", params: { leaflet: "settembre" } },
      { page: "store", params: { warehouseSlug: "milano-navigli" } },
    ])("knows no such page: $page", async (visit) => {
      await expect(outcomeOf(visit)).resolves.toBe("not found");
    });
  },
);
