import { PageCache } from "@/lib/cache-handler/cache.mjs";
import { Redis } from "@/lib/cache-handler/redis.mjs";
import { SHARES } from "@/lib/cache-handler/settings.mjs";
import { freePort } from "../../support/free-port";
import { hasRedis, TestRedis } from "../../support/redis";
import { answer, kept, page, PAGE } from "./values";

if (!hasRedis)
  process.stdout.write("Redis is not installed here: the tests of several processes are skipped.\n");

// Real processes on a busy machine.
jest.setTimeout(120_000);

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const AWAY = "away";

/** Asks again until the answer is right; the test's own time limit ends it. */
async function until(isRight: () => Promise<boolean>): Promise<void> {
  while (!(await isRight())) await new Promise((resolve) => setTimeout(resolve, 10));
}

(hasRedis ? describe : describe.skip)("processes that share a Redis", () => {
  let redis: TestRedis;
  let clock = Date.now();
  const open: Redis[] = [];
  const said: string[] = [];

  beforeEach(async () => {
    said.length = 0;
    jest.spyOn(process.stderr, "write").mockImplementation((line) => (said.push(String(line)), true));
    clock = Date.now();
    redis = new TestRedis(await freePort());
    await redis.start();
  });

  afterEach(async () => {
    for (const store of open.splice(0)) store.close();
    await redis.stop();
  });

  function startProcess({ build = "one", memoryBytes = 1_000_000, url = redis.url, patience = 40 } = {}) {
    const store = new Redis({ url, build, patience });
    open.push(store);
    return new PageCache({ store, memoryBytes, shares: SHARES.memory, now: () => clock });
  }

  const fill = async (cache: PageCache, key: string, words = key) => {
    await cache.set(key, page(words, { tags: "category" }), kept());
    await cache.done();
  };

  /** Fresh, stale (older than its 900 seconds) or gone. */
  const stateOf = async (cache: PageCache, key: string) => {
    const entry = await cache.get(key, PAGE);
    if (!entry) return "gone";
    return clock - entry.lastModified > 900_000 ? "stale" : "fresh";
  };

  it("find each other's pages and answers, whole", async () => {
    const [one, other] = [startProcess(), startProcess()];
    await fill(one, "/pasta", "È già qui");
    await one.set("sum", answer("{}"), { fetchCache: true, tags: ["products"] });
    await one.done();
    expect(await other.get("/pasta", PAGE)).toMatchObject({
      value: page("È già qui", { tags: "category" }),
      ...kept(),
    });
    expect(await other.get("sum", { kind: "FETCH", tags: ["products"] })).toMatchObject({
      value: answer("{}"),
    });
  });

  it("of different builds do not", async () => {
    const [one, next] = [startProcess(), startProcess({ build: "two" })];
    await fill(one, "/pasta");
    expect(await next.get("/pasta", PAGE)).toBeNull();
  });

  it("bound how long everything stays", async () => {
    const cache = startProcess();
    await fill(cache, "/pasta");
    const { createClient } = await import("redis");
    const client = await createClient({ url: redis.url }).connect();
    const life = await client.pTTL("madia:one:/pasta");
    client.destroy();
    expect(life).toBeGreaterThan(WEEK_MS - 60_000);
    expect(life).toBeLessThanOrEqual(WEEK_MS);
  });

  it("learn of a renewal wherever it was asked for, those that start later too", async () => {
    const [one, other] = [startProcess(), startProcess()];
    await fill(one, "/pasta");
    expect(await stateOf(other, "/pasta")).toBe("fresh");
    clock += 1000;
    await one.revalidateTag("category", { expire: 31_536_000 });
    expect(await stateOf(one, "/pasta")).toBe("stale");
    await until(async () => (await stateOf(other, "/pasta")) === "stale");
    expect(await stateOf(startProcess(), "/pasta")).toBe("stale");
    clock += 1000;
    await fill(other, "/pasta", "nuova");
    expect(await stateOf(one, "/pasta")).toBe("fresh");
  });

  it("go on alone while Redis is away, and share again when it is back", async () => {
    const [one, other] = [startProcess(), startProcess()];
    await fill(one, "/pasta");
    expect(await stateOf(other, "/pasta")).toBe("fresh");
    await redis.stop();
    await fill(one, `/${AWAY}`);
    expect(await stateOf(one, "/pasta")).toBe("fresh");
    expect(await stateOf(one, `/${AWAY}`)).toBe("fresh");
    expect(await stateOf(other, `/${AWAY}`)).toBe("gone");
    clock += 1000;
    await one.revalidateTag("category", { expire: 31_536_000 });
    expect(await stateOf(one, "/pasta")).toBe("stale");
    expect(await stateOf(other, "/pasta")).toBe("fresh");
    await redis.start();
    await until(async () => (await stateOf(other, "/pasta")) === "stale");
    clock += 1000;
    await until(async () => {
      await fill(one, "/again");
      return (await stateOf(other, "/again")) === "fresh";
    });
    expect(said.length).toBeGreaterThan(0);
    expect(said.length).toBeLessThan(5);
  });

  it("do not wait for a Redis that is silent", async () => {
    const [one, other] = [startProcess(), startProcess({ memoryBytes: 0, patience: 2 })];
    await fill(one, "/pasta");
    expect(await stateOf(other, "/pasta")).toBe("fresh");
    redis.freeze();
    expect(await stateOf(other, "/pasta")).toBe("gone");
    expect(await stateOf(one, "/pasta")).toBe("fresh");
    redis.thaw();
    await until(async () => (await stateOf(other, "/pasta")) === "fresh");
  });

  it("start without one, and with an address that is none", async () => {
    await redis.stop();
    for (const url of [redis.url, "nonsense"]) {
      const cache = startProcess({ url });
      await fill(cache, "/pasta");
      expect(await stateOf(cache, "/pasta")).toBe("fresh");
    }
    const late = startProcess();
    await fill(late, "/pasta");
    await redis.start();
    await until(async () => {
      await fill(late, "/pasta");
      return (await stateOf(startProcess({ memoryBytes: 0 }), "/pasta")) === "fresh";
    });
  });
});
