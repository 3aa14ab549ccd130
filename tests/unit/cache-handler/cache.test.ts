import { PageCache, type Store } from "@/lib/cache-handler/cache.mjs";
import { SHARES } from "@/lib/cache-handler/settings.mjs";
import { answer, kept, noise, page, PAGE } from "./values";

const START = 1_700_000_000_000;
const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

function setUp({ store, memoryBytes = 10_000_000 }: { store?: Store; memoryBytes?: number } = {}) {
  let now = START;
  const cache = new PageCache({ store, memoryBytes, shares: SHARES.memory, now: () => now });
  const pass = (milliseconds: number) => void (now += milliseconds);
  /** What Next makes of an age: whether it shows the page and makes it anew. */
  const age = async (key: string) => {
    const entry = await cache.get(key, PAGE);
    return entry ? (now - entry.lastModified) / SECOND : null;
  };
  return { cache, pass, age };
}

/** A store in memory that several caches share. */
function sharedStore(): Store & { held: Map<string, Buffer>; reads: string[] } {
  const held = new Map<string, Buffer>();
  const reads: string[] = [];
  return {
    held,
    reads,
    isShared: true,
    open: async () => undefined,
    touch: () => undefined,
    read: async (key) => (reads.push(key), held.get(key) ?? null),
    write: async (key, _share, bytes) => void held.set(key, bytes),
    remove: async (key) => void held.delete(key),
    tell: async () => undefined,
  };
}

describe("what is kept", () => {
  it("gives a page back with its age and lifetime", async () => {
    const { cache, pass, age } = setUp();
    const value = page("Pasta");
    await cache.set("/pasta", value, kept());
    pass(60 * SECOND);
    expect(await cache.get("/pasta", PAGE)).toMatchObject({ value, ...kept() });
    expect(await age("/pasta")).toBe(60);
    expect(await cache.get("/riso", PAGE)).toBeNull();
  });

  it("lets nothing live longer than a week", async () => {
    const { cache, pass } = setUp();
    await cache.set("/pasta", page("Pasta"), kept(false));
    pass(7 * DAY + 1);
    expect(await cache.get("/pasta", PAGE)).toBeNull();
  });

  it("keeps a flood of missing pages from pushing out pages", async () => {
    const { cache } = setUp({ memoryBytes: 100_000 });
    await cache.set("/pasta", page("Pasta"), kept());
    for (let number = 0; number < 500; number += 1)
      await cache.set(`/missing-${number}`, page(noise(200, number), { status: 404 }), kept());
    expect(await cache.get("/pasta", PAGE)).not.toBeNull();
    expect(await cache.get("/missing-499", PAGE)).not.toBeNull();
    expect(await cache.get("/missing-0", PAGE)).toBeNull();
  });

  it("keeps no pictures", async () => {
    const { cache } = setUp();
    await cache.set("/a.webp", { kind: "IMAGE", buffer: Buffer.from("x") }, {});
    expect(await cache.get("/a.webp", { kind: "IMAGE" })).toBeNull();
  });
});

describe("tags", () => {
  it("make a page stale, so that it is shown once more and made anew", async () => {
    const { cache, pass, age } = setUp();
    await cache.set("/pasta", page("Pasta", { tags: "_N_T_/layout,category:pasta" }), kept(900));
    await cache.set("/riso", page("Riso", { tags: "category:riso" }), kept(900));
    pass(SECOND);
    await cache.revalidateTag("category:pasta", { expire: 31_536_000 });
    expect(await age("/pasta")).toBeGreaterThan(900);
    expect(await age("/pasta")).toBeLessThan(604_800);
    expect(await age("/riso")).toBe(1);
    pass(SECOND);
    await cache.set("/pasta", page("Pasta nuova", { tags: "category:pasta" }), kept(900));
    expect(await age("/pasta")).toBe(0);
  });

  it("without a profile, or with one that expires at once, make it gone", async () => {
    const { cache, pass } = setUp();
    for (const key of ["a", "b"]) await cache.set(`/${key}`, page(key, { tags: key }), kept());
    pass(1);
    await cache.revalidateTag(["a"]);
    await cache.revalidateTag(["b"], { expire: 0 });
    expect(await cache.get("/a", PAGE)).toBeNull();
    expect(await cache.get("/b", PAGE)).toBeNull();
  });

  it("of an answer, soft ones included, are those it is asked for with", async () => {
    const { cache, pass } = setUp();
    await cache.set("sum", answer("pasta"), { fetchCache: true, tags: ["products"] });
    pass(SECOND);
    await cache.revalidateTag("products", { expire: 31_536_000 });
    const asked = { kind: "FETCH", revalidate: 300 } as const;
    const stale = await cache.get("sum", { ...asked, tags: ["products"] });
    expect(START + SECOND - (stale?.lastModified ?? 0)).toBeGreaterThan(300 * SECOND);
    expect(await cache.get("sum", { ...asked, tags: ["other"] })).toMatchObject({ lastModified: START });
    await cache.revalidateTag("_N_T_/it");
    expect(await cache.get("sum", { ...asked, tags: ["other"], softTags: ["_N_T_/it"] })).toBeNull();
  });

  it("make a page that never grows old be made anew first", async () => {
    const { cache, pass } = setUp();
    await cache.set("/icon.svg", page("", { tags: "icon" }), kept(false));
    pass(1);
    await cache.revalidateTag("icon", { expire: 31_536_000 });
    expect(await cache.get("/icon.svg", PAGE)).toBeNull();
  });
});

describe("with a shared store", () => {
  it("a page made by one process is found by another, and memory answers without asking again", async () => {
    const store = sharedStore();
    const [one, other] = [setUp({ store }), setUp({ store })];
    const value = page("Pasta");
    await one.cache.set("/pasta", value, kept());
    await one.cache.done();
    expect(await other.cache.get("/pasta", PAGE)).toMatchObject({ value, lastModified: START, ...kept() });
    expect(await other.cache.get("/pasta", PAGE)).not.toBeNull();
    expect(store.reads).toEqual(["/pasta"]);
  });

  it("a stale page gives way to a newer one of another process", async () => {
    const store = sharedStore();
    const [one, other] = [setUp({ store }), setUp({ store })];
    await one.cache.set("/pasta", page("vecchia"), kept(60));
    one.pass(61 * SECOND);
    other.pass(61 * SECOND);
    await other.cache.set("/pasta", page("nuova"), kept(60));
    await other.cache.done();
    expect(await one.age("/pasta")).toBe(0);
  });

  it("keeps a renewal that failed to itself", async () => {
    const store = sharedStore();
    const { cache, pass, age } = setUp({ store });
    await cache.set("/pasta", page("Pasta"), kept(60));
    await cache.done();
    const bytes = store.held.get("/pasta");
    pass(61 * SECOND);
    const stale = await cache.get("/pasta", PAGE);
    await cache.set("/pasta", stale?.value ?? null, kept(3));
    await cache.done();
    expect(store.held.get("/pasta")).toBe(bytes);
    expect(await age("/pasta")).toBe(0);
  });

  it("a page that is missing now leaves the store, and is not written to it", async () => {
    const store = sharedStore();
    const { cache } = setUp({ store });
    await cache.set("/pasta", page("Pasta"), kept());
    await cache.done();
    await cache.set("/pasta", page("", { status: 404 }), kept());
    await cache.set("/other", page("", { status: 404 }), kept());
    await cache.done();
    expect([...store.held.keys()]).toEqual([]);
    expect(await cache.get("/pasta", PAGE)).toMatchObject({ value: { status: 404 } });
  });

  it("what the store hands over damaged is as if it were not there", async () => {
    const store = sharedStore();
    store.held.set("/pasta", Buffer.from("damaged"));
    expect(await setUp({ store }).cache.get("/pasta", PAGE)).toBeNull();
  });
});
