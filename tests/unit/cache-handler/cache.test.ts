import { PageCache } from "@/lib/cache-handler/cache.mjs";
import { Peers } from "@/lib/cache-handler/peers.mjs";
import { PARTITION_FRACTIONS } from "@/lib/cache-handler/settings.mjs";
import type { Store } from "@/lib/cache-handler/types";
import { fetchValue, cacheContext, noise, page, PAGE } from "./values";

/** Noon by the shop's clock. */
const START = Date.UTC(2026, 10, 17, 11);
const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

function setUp({ store, memoryBytes = 10_000_000 }: { store?: Store; memoryBytes?: number } = {}) {
  let now = START;
  const cache = new PageCache({ store, memoryBytes, fractions: PARTITION_FRACTIONS.memory, now: () => now });
  const advance = (milliseconds: number) => void (now += milliseconds);
  /** Age in seconds, from which Next.js decides to serve and to revalidate. */
  const age = async (key: string) => {
    const entry = await cache.get(key, PAGE);
    return entry ? (now - entry.lastModified) / SECOND : null;
  };
  return { cache, pass: advance, age };
}

function sharedStore(): Store & { entries: Map<string, Buffer>; reads: string[] } {
  const entries = new Map<string, Buffer>();
  const reads: string[] = [];
  return {
    entries,
    reads,
    isShared: true,
    open: async () => undefined,
    touch: () => undefined,
    read: async (key) => (reads.push(key), entries.get(key) ?? null),
    write: async (key, _share, bytes) => void entries.set(key, bytes),
    remove: async (key) => void entries.delete(key),
    publish: async () => undefined,
  };
}

describe("stored entries", () => {
  it("returns a page with its age and lifetime", async () => {
    const { cache, pass: advance, age } = setUp();
    const value = page("Pasta");
    await cache.set("/pasta", value, cacheContext());
    advance(60 * SECOND);
    expect(await cache.get("/pasta", PAGE)).toMatchObject({ value, ...cacheContext() });
    expect(await age("/pasta")).toBe(60);
    expect(await cache.get("/riso", PAGE)).toBeNull();
  });

  it("serves pages and answers of yesterday stale, so that they are revalidated", async () => {
    const { cache, pass: advance, age } = setUp();
    const context = { kind: "FETCH", revalidate: 900 } as const;
    advance(12 * HOUR - 300 * SECOND);
    await cache.set("/pasta", page("Pasta"), cacheContext(900));
    await cache.set("products", fetchValue("pasta"), { fetchCache: true });
    advance(299 * SECOND);
    expect(await age("/pasta")).toBe(299);
    advance(SECOND);
    expect(await age("/pasta")).toBeGreaterThan(900);
    const products = await cache.get("products", context);
    expect(START + 12 * HOUR - (products?.lastModified ?? 0)).toBeGreaterThan(900 * SECOND);
  });

  it("expires every entry after a week", async () => {
    const { cache, pass: advance } = setUp();
    await cache.set("/pasta", page("Pasta"), cacheContext(false));
    advance(7 * DAY + 1);
    expect(await cache.get("/pasta", PAGE)).toBeNull();
  });

  it("does not evict pages for 404 entries", async () => {
    const { cache } = setUp({ memoryBytes: 100_000 });
    await cache.set("/pasta", page("Pasta"), cacheContext());
    for (let number = 0; number < 500; number += 1)
      await cache.set(`/missing-${number}`, page(noise(200, number), { status: 404 }), cacheContext());
    expect(await cache.get("/pasta", PAGE)).not.toBeNull();
    expect(await cache.get("/missing-499", PAGE)).not.toBeNull();
    expect(await cache.get("/missing-0", PAGE)).toBeNull();
  });

  it("does not store images", async () => {
    const { cache } = setUp();
    await cache.set("/a.webp", { kind: "IMAGE", buffer: Buffer.from("x") }, {});
    expect(await cache.get("/a.webp", { kind: "IMAGE" })).toBeNull();
  });
});

describe("tags", () => {
  it("make a page stale, so that it is served stale and revalidated", async () => {
    const { cache, pass: advance, age } = setUp();
    await cache.set("/pasta", page("Pasta", { tags: "_N_T_/layout,category:pasta" }), cacheContext(900));
    await cache.set("/riso", page("Riso", { tags: "category:riso" }), cacheContext(900));
    advance(SECOND);
    await cache.revalidateTag("category:pasta", { expire: 31_536_000 });
    expect(await age("/pasta")).toBeGreaterThan(900);
    expect(await age("/pasta")).toBeLessThan(604_800);
    expect(await age("/riso")).toBe(1);
    advance(SECOND);
    await cache.set("/pasta", page("Pasta nuova", { tags: "category:pasta" }), cacheContext(900));
    expect(await age("/pasta")).toBe(0);
  });

  it("expire a page without a profile or with expire 0", async () => {
    const { cache, pass: advance } = setUp();
    for (const key of ["a", "b"]) await cache.set(`/${key}`, page(key, { tags: key }), cacheContext());
    advance(1);
    await cache.revalidateTag(["a"]);
    await cache.revalidateTag(["b"], { expire: 0 });
    expect(await cache.get("/a", PAGE)).toBeNull();
    expect(await cache.get("/b", PAGE)).toBeNull();
  });

  it("of a fetch, including soft tags, come from the lookup", async () => {
    const { cache, pass: advance } = setUp();
    await cache.set("sum", fetchValue("pasta"), { fetchCache: true, tags: ["products"] });
    advance(SECOND);
    await cache.revalidateTag("products", { expire: 31_536_000 });
    const context = { kind: "FETCH", revalidate: 300 } as const;
    const stale = await cache.get("sum", { ...context, tags: ["products"] });
    expect(START + SECOND - (stale?.lastModified ?? 0)).toBeGreaterThan(300 * SECOND);
    expect(await cache.get("sum", { ...context, tags: ["other"] })).toMatchObject({ lastModified: START });
    await cache.revalidateTag("_N_T_/it");
    expect(await cache.get("sum", { ...context, tags: ["other"], softTags: ["_N_T_/it"] })).toBeNull();
  });

  it("expire a page without revalidation time", async () => {
    const { cache, pass: advance } = setUp();
    await cache.set("/icon.svg", page("", { tags: "icon" }), cacheContext(false));
    advance(1);
    await cache.revalidateTag("icon", { expire: 31_536_000 });
    expect(await cache.get("/icon.svg", PAGE)).toBeNull();
  });
});

describe("with a shared store", () => {
  it("shares pages between processes and then serves them from memory", async () => {
    const store = sharedStore();
    const [one, other] = [setUp({ store }), setUp({ store })];
    const value = page("Pasta");
    await one.cache.set("/pasta", value, cacheContext());
    await one.cache.done();
    expect(await other.cache.get("/pasta", PAGE)).toMatchObject({
      value,
      lastModified: START,
      ...cacheContext(),
    });
    expect(await other.cache.get("/pasta", PAGE)).not.toBeNull();
    expect(store.reads).toEqual(["/pasta"]);
  });

  it("replaces a stale page by another process's newer one", async () => {
    const store = sharedStore();
    const [one, other] = [setUp({ store }), setUp({ store })];
    await one.cache.set("/pasta", page("vecchia"), cacheContext(60));
    one.pass(61 * SECOND);
    other.pass(61 * SECOND);
    await other.cache.set("/pasta", page("nuova"), cacheContext(60));
    await other.cache.done();
    expect(await one.age("/pasta")).toBe(0);
  });

  it("does not share a failed revalidation", async () => {
    const store = sharedStore();
    const { cache, pass: advance, age } = setUp({ store });
    await cache.set("/pasta", page("Pasta"), cacheContext(60));
    await cache.done();
    const bytes = store.entries.get("/pasta");
    advance(61 * SECOND);
    const stale = await cache.get("/pasta", PAGE);
    await cache.set("/pasta", stale?.value ?? null, cacheContext(3));
    await cache.done();
    expect(store.entries.get("/pasta")).toBe(bytes);
    expect(await age("/pasta")).toBe(0);
  });

  it("removes 404 pages from the store and does not write them", async () => {
    const store = sharedStore();
    const { cache } = setUp({ store });
    await cache.set("/pasta", page("Pasta"), cacheContext());
    await cache.done();
    await cache.set("/pasta", page("", { status: 404 }), cacheContext());
    await cache.set("/other", page("", { status: 404 }), cacheContext());
    await cache.done();
    expect([...store.entries.keys()]).toEqual([]);
    expect(await cache.get("/pasta", PAGE)).toMatchObject({ value: { status: 404 } });
  });

  it("treats damaged entries as absent", async () => {
    const store = sharedStore();
    store.entries.set("/pasta", Buffer.from("damaged"));
    expect(await setUp({ store }).cache.get("/pasta", PAGE)).toBeNull();
  });
});

describe("processes of one machine without Redis", () => {
  it("learn from each other what was revalidated", async () => {
    const listeners: ((message: unknown) => void)[] = [];
    const peers = () =>
      new Peers({
        send: (message) => listeners.forEach((listener) => listener(message)),
        onMessage: (listener) => listeners.push(listener),
      });
    const [first, second] = [peers(), peers()].map(
      (channel) =>
        new PageCache({
          peers: channel,
          memoryBytes: 1_000_000,
          fractions: PARTITION_FRACTIONS.memory,
          now: () => START,
        }),
    );
    await first?.revalidateTag("category", { expire: 60 });
    expect(second?.isStale(["category"], START - 1)).toBe(true);
    expect(second?.isStale(["content"], START - 1)).toBe(false);
    for (const listener of listeners) listener({ type: "else" });
  });
});

describe("responses made from tags", () => {
  it.each([
    [["category"], -1, true],
    [["category"], 0, false],
    [["products", "category%3Apasta"], -1, false],
    [["products", "product%3Alatte%2C%C3%A8"], -1, true],
    [null, -1, true],
    [null, 0, false],
  ])("%j, older by %s: stale %s", async (tags, difference, expected) => {
    const { cache } = setUp();
    await cache.revalidateTag(["category", "product:latte,è"], {});
    expect(cache.isStale(tags, START + difference)).toBe(expected);
  });
});
