import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PageCache } from "@/lib/cache-handler/cache.mjs";
import { Files } from "@/lib/cache-handler/files.mjs";
import { PARTITION_FRACTIONS } from "@/lib/cache-handler/settings.mjs";
import { limitDisk } from "@/tests/support/full-disk.mjs";
import { fetchValue, cacheContext, noise, page, PAGE } from "./values";

const folder = mkdtempSync(join(tmpdir(), "madia-pages-"));
const MB = 1024 * 1024;

afterAll(() => rmSync(folder, { recursive: true }));

/** A new process on the same folder, without memory cache. */
function start({ build = "one", maxBytes = 10 * MB, now = Date.now } = {}) {
  const files = new Files({ folder, build, maxBytes, fractions: PARTITION_FRACTIONS.disk });
  return {
    files,
    cache: new PageCache({ store: files, memoryBytes: 0, fractions: PARTITION_FRACTIONS.memory, now }),
  };
}

const bytesBelow = (path: string): number =>
  readdirSync(path, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(path, name)))
    .reduce((sum, facts) => sum + (facts.isFile() ? facts.size : 0), 0);

const filesBelow = (path: string) =>
  readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(path, name)).isFile(),
  );

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

describe("pages on disk", () => {
  it("outlive the process, one file per page", async () => {
    const before = start();
    await before.cache.set("/route-cache/APP_PAGE/ab/$/it/../../etc", page("Pasta"), cacheContext());
    await before.cache.done();
    expect(filesBelow(folder)).toHaveLength(1);
    const after = start();
    const entry = await after.cache.get("/route-cache/APP_PAGE/ab/$/it/../../etc", PAGE);
    expect(entry).toMatchObject({ value: page("Pasta"), ...cacheContext() });
  });

  it("remember revalidated tags after a restart", async () => {
    let now = Date.now() - 1;
    const before = start({ now: () => now });
    await before.cache.set("/pasta", page("Pasta", { tags: "category" }), cacheContext());
    await before.cache.done();
    now += 1;
    await before.cache.revalidateTag("category");
    expect(await start().cache.get("/pasta", PAGE)).toBeNull();
  });

  it("remember the newest of revalidations that are saved at once", async () => {
    const { files } = start();
    await files.open(() => undefined);
    const written = jest.spyOn(process.stderr, "write");
    const times = Array.from({ length: 20 }, (_, time) => [{ tag: "category", stale: time, expired: time }]);
    await Promise.all(times.map((allTimes) => files.publish([], allTimes)));
    expect(written).not.toHaveBeenCalled();
    const restored = jest.fn();
    await start().files.open(restored);
    expect(restored).toHaveBeenCalledWith(times.at(-1));
  });

  it("do not include 404 pages", async () => {
    const { cache } = start();
    for (let number = 0; number < 50; number += 1)
      await cache.set(`/missing-${number}`, page("", { status: 404 }), cacheContext());
    await cache.done();
    expect(filesBelow(folder)).toEqual([]);
  });

  it("stay within their size limit, evicting the least recently used", async () => {
    const { cache, files } = start({ maxBytes: 1 * MB });
    for (let number = 0; number < 60; number += 1) {
      await cache.set(`/page-${number}`, page(noise(30_000, number)), cacheContext());
      await cache.done();
      await cache.get("/page-0", PAGE);
    }
    expect(bytesBelow(folder)).toBeLessThanOrEqual(1 * MB);
    expect(files.bytes).toBeLessThanOrEqual(1 * MB);
    expect(filesBelow(folder).length).toBeGreaterThan(15);
    expect(await cache.get("/page-0", PAGE)).not.toBeNull();
    expect(await cache.get("/page-1", PAGE)).toBeNull();
    expect(await cache.get("/page-59", PAGE)).not.toBeNull();
  });

  it("are not evicted by fetch entries", async () => {
    const { cache } = start({ maxBytes: 1 * MB });
    await cache.set("/pasta", page("Pasta"), cacheContext());
    for (let number = 0; number < 60; number += 1) {
      await cache.set(`answer-${number}`, fetchValue(noise(30_000, number)), { fetchCache: true });
      await cache.done();
    }
    expect(bytesBelow(folder)).toBeLessThanOrEqual(1 * MB);
    expect(await cache.get("/pasta", PAGE)).not.toBeNull();
  });

  it("are trimmed at start to a smaller limit and cleared for another build", async () => {
    const before = start();
    for (let number = 0; number < 40; number += 1) {
      await before.cache.set(`/page-${number}`, page(noise(30_000, number)), cacheContext());
      await before.cache.done();
    }
    await start({ maxBytes: 0.5 * MB }).cache.get("/any", PAGE);
    expect(bytesBelow(folder)).toBeLessThanOrEqual(0.5 * MB);
    await start({ build: "two" }).cache.get("/any", PAGE);
    expect(filesBelow(folder)).toEqual([]);
  });

  it("are treated as absent when damaged or partial", async () => {
    const before = start();
    await before.cache.set("/pasta", page("Pasta"), cacheContext());
    await before.cache.done();
    const [name = ""] = filesBelow(folder);
    writeFileSync(join(folder, name), "damaged");
    writeFileSync(join(folder, `${name}.123`), "half");
    expect(await start().cache.get("/pasta", PAGE)).toBeNull();
    expect(filesBelow(folder)).toEqual([name]);
  });

  it("fall back to memory with one log line when the disk is not writable", async () => {
    writeFileSync(join(folder, "file"), "");
    const stderr = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const files = new Files({
      folder: join(folder, "file"),
      build: "one",
      maxBytes: MB,
      fractions: PARTITION_FRACTIONS.disk,
    });
    const cache = new PageCache({ store: files, memoryBytes: MB, fractions: PARTITION_FRACTIONS.memory });
    await cache.set("/pasta", page("Pasta"), cacheContext());
    await cache.set("/riso", page("Riso"), cacheContext());
    await cache.done();
    await cache.revalidateTag("category");
    expect(await cache.get("/pasta", PAGE)).not.toBeNull();
    expect(stderr).toHaveBeenCalledTimes(1);
  });

  describe("while the disk is full", () => {
    let isFull = false;
    let restore: () => void;
    beforeEach(() => {
      restore = limitDisk(folder, () => isFull);
      jest.spyOn(process.stderr, "write").mockReturnValue(true);
    });
    afterEach(() => {
      isFull = false;
      restore();
    });

    it("are served from memory, without a half or an old copy left behind", async () => {
      const { files } = start();
      const cache = new PageCache({ store: files, memoryBytes: MB, fractions: PARTITION_FRACTIONS.memory });
      await cache.set("/pasta", page("Pasta"), cacheContext());
      await cache.done();
      isFull = true;
      await cache.set("/pasta", page("Pasta fresca"), cacheContext());
      await cache.set("/riso", page("Riso"), cacheContext());
      await cache.done();
      expect(filesBelow(folder)).toEqual([]);
      expect(await cache.get("/pasta", PAGE)).toMatchObject({ value: page("Pasta fresca") });
      isFull = false;
      await cache.set("/olio", page("Olio"), cacheContext());
      await cache.done();
      expect(await start().cache.get("/olio", PAGE)).not.toBeNull();
    });

    it("are revalidated for good all the same, once there is room", async () => {
      let now = Date.now() - 1;
      const before = start({ now: () => now });
      await before.cache.set("/pasta", page("Pasta", { tags: "category" }), cacheContext());
      await before.cache.done();
      now += 1;
      isFull = true;
      await before.cache.revalidateTag("category");
      isFull = false;
      await before.cache.set("/riso", page("Riso"), cacheContext());
      await before.cache.done();
      expect(await start().cache.get("/pasta", PAGE)).toBeNull();
    });
  });
});
