import nock from "nock";
import { z } from "zod";
import { readContent } from "@/lib/content/client";
import { getCategoryTree, getProducts } from "@/lib/ebsn/catalogue";
import { withinBudget } from "@/lib/upstream/within-budget";
import { envelope } from "@/tests/support/envelope";
import { NextRender } from "@/tests/support/next-render";

const mockRender = { values: new Map<unknown, unknown>() };

/** As on the server, where React remembers for the length of a render. */
jest.mock("react", () => ({
  ...jest.requireActual<object>("react"),
  cache:
    <T>(make: () => T) =>
    () => {
      if (!mockRender.values.has(make)) mockRender.values.set(make, make());
      return mockRender.values.get(make);
    },
}));

const mockLimits: { ms: number; expire: () => void }[] = [];

jest.mock("@/lib/upstream/with-timeout", () => {
  const { UpstreamTimeout } = jest.requireActual<typeof import("@/lib/upstream/with-timeout")>(
    "@/lib/upstream/with-timeout",
  );
  return {
    UpstreamTimeout,
    withTimeout: <T>(ms: number, work: (signal: AbortSignal) => Promise<T>) => {
      const late = new Promise<never>((_resolve, reject) =>
        mockLimits.push({ ms: Math.max(0, ms), expire: () => reject(new UpstreamTimeout()) }),
      );
      return Promise.race([work(new AbortController().signal), late]);
    },
  };
});

// Those of a shop.
for (const name of ["PAGE_BUDGET_MS", "CONTENT_BUDGET_MS", "EBSN_TIMEOUT_MS"]) process.env[name] = "";

const API_URL = "http://localhost:4000";
const PRODUCTS = envelope({ products: [{ productId: 1, name: "Pane", slug: "pane" }] });

let now = 0;
const limits = () => mockLimits.map(({ ms }) => ms);

beforeEach(() => {
  mockLimits.length = 0;
  mockRender.values.clear();
});
afterEach(() => nock.cleanAll());

describe("the time a page may take", () => {
  beforeEach(() => {
    now = Date.parse("2026-11-20T09:00:00+01:00");
    jest.spyOn(Date, "now").mockImplementation(() => now);
    nock(API_URL)
      .persist()
      .get(/^\/ebsn/)
      .query(true)
      .reply(200, envelope({ categories: [], products: [] }));
    nock(API_URL)
      .persist()
      .get(/^\/p\//)
      .reply(200, "[]");
  });

  it("is two seconds for all its reads, from the first of them", async () => {
    await getCategoryTree();
    now += 1500;
    await getProducts({ q: "pane" });
    now += 600;
    await getProducts({ q: "latte" });
    expect(limits()).toEqual([2000, 500, 0]);
    mockRender.values.clear();
    await getCategoryTree();
    expect(limits().at(-1)).toBe(2000);
  });

  it("an optional read gets contentBudgetMs, or what is left of the page", async () => {
    const menu = (route: string) =>
      readContent({ route, schema: z.array(z.unknown()), name: "menu", isOptional: true });
    const page = () => readContent({ route: "wp/v2/pages", schema: z.array(z.unknown()), name: "pages" });
    await page();
    await menu("header");
    now += 1800;
    await menu("footer");
    expect(limits()).toEqual([2000, 2000, 500, 200, 500]);
  });
});

it("leaves out a retry that would begin after the page's time", async () => {
  now = Date.parse("2026-11-20T09:00:00+01:00");
  jest.spyOn(Date, "now").mockImplementation(() => now);
  nock(API_URL)
    .get("/ebsn/api/products")
    .query(true)
    .reply(() => {
      now += 1500;
      return [503, "<h1>Busy</h1>", { "retry-after": "1" }];
    });
  await expect(getProducts({ q: "pane" })).rejects.toMatchObject({ kind: "http", http: 503 });
});

describe("what a page can do without", () => {
  /** The shop answers when it is told to. */
  function answerLater() {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    nock(API_URL)
      .get("/ebsn/api/products")
      .query(true)
      .reply(200, () => released.then(() => PRODUCTS));
    return release;
  }

  const namesOf = async (read: ReturnType<typeof getProducts>) =>
    (await read).products.map(({ name }) => name);

  it("is left out after half of the page's time, and found a minute later", async () => {
    const next = new NextRender();
    const release = answerLater();
    let read: Promise<string[]> = Promise.resolve([]);
    const page = next.render(() => {
      read = namesOf(getProducts({ q: "pane" }));
      const shown = withinBudget(read).catch(() => null);
      mockLimits.find(({ ms }) => ms === 1000)?.expire();
      return shown;
    });
    await expect(page).resolves.toEqual({ result: null, revalidate: 60 });
    release();
    await expect(read).resolves.toEqual(["Pane"]);
    mockRender.values.clear();
    const later = await next.render(() => withinBudget(namesOf(getProducts({ q: "pane" }))));
    expect(later.result).toEqual(["Pane"]);
  });

  it("is part of the page when it comes in time, and its failure is passed on", async () => {
    answerLater()();
    await expect(withinBudget(namesOf(getProducts({ q: "pane" })))).resolves.toEqual(["Pane"]);
    await expect(withinBudget(Promise.reject(new Error("no answer")))).rejects.toThrow("no answer");
  });
});
