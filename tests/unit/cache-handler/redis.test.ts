import { brotliCompressSync, constants } from "node:zlib";
import { PageCache } from "@/lib/cache-handler/cache.mjs";
import { Redis } from "@/lib/cache-handler/redis.mjs";
import { PARTITION_FRACTIONS } from "@/lib/cache-handler/settings.mjs";
import { freePort } from "../../support/free-port";
import { hasRedis, TestRedis } from "../../support/redis";
import { fetchValue, cacheContext, page, PAGE } from "./values";

if (!hasRedis) process.stdout.write("Redis is not installed: the multi-process tests are skipped.\n");

// Real Redis processes on a busy machine.
jest.setTimeout(120_000);

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const AWAY = "away";

/** Polls; the test's timeout ends it. */
async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

(hasRedis ? describe : describe.skip)("processes that share a Redis", () => {
  let redis: TestRedis;
  let clock = Date.now();
  const open: Redis[] = [];
  const stderrLines: string[] = [];

  beforeEach(async () => {
    stderrLines.length = 0;
    jest.spyOn(process.stderr, "write").mockImplementation((line) => (stderrLines.push(String(line)), true));
    clock = Date.now();
    redis = new TestRedis(await freePort());
    await redis.start();
  });

  afterEach(async () => {
    for (const store of open.splice(0)) store.close();
    await redis.stop();
  });

  function startProcess({
    build = "one",
    memoryBytes = 1_000_000,
    url = redis.url,
    timeoutFactor = 40,
  } = {}) {
    const store = new Redis({ url, build, timeoutFactor });
    open.push(store);
    return new PageCache({ store, memoryBytes, fractions: PARTITION_FRACTIONS.memory, now: () => clock });
  }

  const fill = async (cache: PageCache, key: string, content = key) => {
    await cache.set(key, page(content, { tags: "category" }), cacheContext());
    await cache.done();
  };

  /** "stale": older than its 900 seconds. */
  const entryState = async (cache: PageCache, key: string) => {
    const entry = await cache.get(key, PAGE);
    if (!entry) return "gone";
    return clock - entry.lastModified > 900_000 ? "stale" : "fresh";
  };

  it("share pages and fetch entries", async () => {
    const [one, other] = [startProcess(), startProcess()];
    await fill(one, "/pasta", "È già qui");
    await one.set("sum", fetchValue("{}"), { fetchCache: true, tags: ["products"] });
    await one.done();
    expect(await other.get("/pasta", PAGE)).toMatchObject({
      value: page("È già qui", { tags: "category" }),
      ...cacheContext(),
    });
    expect(await other.get("sum", { kind: "FETCH", tags: ["products"] })).toMatchObject({
      value: fetchValue("{}"),
    });
  });

  it("do not share entries between builds", async () => {
    const [one, next] = [startProcess(), startProcess({ build: "two" })];
    await fill(one, "/pasta");
    expect(await next.get("/pasta", PAGE)).toBeNull();
  });

  it("set a time to live on every entry", async () => {
    const cache = startProcess();
    await fill(cache, "/pasta");
    const { createClient } = await import("redis");
    const client = await createClient({ url: redis.url }).connect();
    const ttl = await client.pTTL("madia:one:/pasta");
    client.destroy();
    expect(ttl).toBeGreaterThan(WEEK_MS - 60_000);
    expect(ttl).toBeLessThanOrEqual(WEEK_MS);
  });

  it("learn of revalidations by any process, also when started later", async () => {
    const [one, other] = [startProcess(), startProcess()];
    await fill(one, "/pasta");
    expect(await entryState(other, "/pasta")).toBe("fresh");
    clock += 1000;
    await one.revalidateTag("category", { expire: 31_536_000 });
    expect(await entryState(one, "/pasta")).toBe("stale");
    await waitUntil(async () => (await entryState(other, "/pasta")) === "stale");
    expect(await entryState(startProcess(), "/pasta")).toBe("stale");
    clock += 1000;
    await fill(other, "/pasta", "nuova");
    expect(await entryState(one, "/pasta")).toBe("fresh");
  });

  it("work alone while Redis is down and share again when it is back", async () => {
    const [one, other] = [startProcess(), startProcess()];
    await fill(one, "/pasta");
    expect(await entryState(other, "/pasta")).toBe("fresh");
    await redis.stop();
    await fill(one, `/${AWAY}`);
    expect(await entryState(one, "/pasta")).toBe("fresh");
    expect(await entryState(one, `/${AWAY}`)).toBe("fresh");
    expect(await entryState(other, `/${AWAY}`)).toBe("gone");
    clock += 1000;
    await one.revalidateTag("category", { expire: 31_536_000 });
    expect(await entryState(one, "/pasta")).toBe("stale");
    expect(await entryState(other, "/pasta")).toBe("fresh");
    await redis.start();
    await waitUntil(async () => (await entryState(other, "/pasta")) === "stale");
    clock += 1000;
    await waitUntil(async () => {
      await fill(one, "/again");
      return (await entryState(other, "/again")) === "fresh";
    });
    expect(stderrLines.length).toBeGreaterThan(0);
    expect(stderrLines.length).toBeLessThan(5);
  });

  it("do not wait for an unresponsive Redis", async () => {
    const [one, other] = [startProcess(), startProcess({ memoryBytes: 0, timeoutFactor: 2 })];
    await fill(one, "/pasta");
    expect(await entryState(other, "/pasta")).toBe("fresh");
    redis.pause();
    expect(await entryState(other, "/pasta")).toBe("gone");
    expect(await entryState(one, "/pasta")).toBe("fresh");
    redis.resume();
    await waitUntil(async () => (await entryState(other, "/pasta")) === "fresh");
  });

  it("learn of a revalidation made while Redis was slow and no connection was lost", async () => {
    const [one, other] = [startProcess({ timeoutFactor: 2 }), startProcess()];
    await fill(other, "/pasta");
    expect(await entryState(one, "/pasta")).toBe("fresh");
    redis.pause();
    expect(await entryState(one, "/missing")).toBe("gone");
    redis.resume();
    clock += 1000;
    await one.revalidateTag("category", { expire: 31_536_000 });
    await waitUntil(async () => (await entryState(other, "/pasta")) === "stale");
  });

  it("ignore what others wrote in place of an entry or a revalidation", async () => {
    const [one, other] = [startProcess(), startProcess({ memoryBytes: 0 })];
    await fill(one, "/pasta");
    expect(await entryState(other, "/pasta")).toBe("fresh");
    const { createClient } = await import("redis");
    const client = await createClient({ url: redis.url }).connect();
    for (const text of [
      "nonsense",
      "null",
      '[{"tag":"category"}]',
      '[{"tag":"category","stale":null,"expired":0}]',
    ])
      await client.publish("madia:tags", text);
    await client.zAdd("madia:tags:stale", { score: Infinity, value: "category" });
    const bomb = brotliCompressSync(Buffer.alloc(65 * 1024 * 1024), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    await client.set("madia:one:/bomb", bomb);
    await client.set("madia:one:/text", "nonsense");
    client.destroy();
    expect(await entryState(other, "/bomb")).toBe("gone");
    expect(await entryState(other, "/text")).toBe("gone");
    expect(await entryState(startProcess(), "/pasta")).toBe("fresh");
    clock += 1000;
    await one.revalidateTag("category", { expire: 31_536_000 });
    await waitUntil(async () => (await entryState(other, "/pasta")) === "stale");
  });

  it("say so when their clock and that of Redis differ", async () => {
    const now = Date.now;
    await entryState(startProcess(), "/pasta");
    expect(stderrLines.join("")).not.toContain('"clock"');
    jest.spyOn(Date, "now").mockImplementation(() => now() + 120_000);
    await entryState(startProcess(), "/pasta");
    expect(stderrLines.filter((line) => line.includes('"clock"'))).toHaveLength(1);
    expect(stderrLines.join("")).toContain("differ by 120 s");
  });

  it("start without Redis or with an invalid URL", async () => {
    await redis.stop();
    for (const url of [redis.url, "nonsense"]) {
      const cache = startProcess({ url });
      await fill(cache, "/pasta");
      expect(await entryState(cache, "/pasta")).toBe("fresh");
    }
    const lateProcess = startProcess();
    await fill(lateProcess, "/pasta");
    await redis.start();
    await waitUntil(async () => {
      await fill(lateProcess, "/pasta");
      return (await entryState(startProcess({ memoryBytes: 0 }), "/pasta")) === "fresh";
    });
  });
});
