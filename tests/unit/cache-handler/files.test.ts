import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PageCache } from "@/lib/cache-handler/cache.mjs";
import { Files } from "@/lib/cache-handler/files.mjs";
import { SHARES } from "@/lib/cache-handler/settings.mjs";
import { answer, kept, noise, page, PAGE } from "./values";

const folder = mkdtempSync(join(tmpdir(), "madia-pages-"));
const MB = 1024 * 1024;

afterAll(() => rmSync(folder, { recursive: true }));

/** A process that starts on the folder, with hardly any memory of its own. */
function start({ build = "one", mostBytes = 10 * MB, now = Date.now } = {}) {
  const files = new Files({ folder, build, mostBytes, shares: SHARES.disk });
  return { files, cache: new PageCache({ store: files, memoryBytes: 0, shares: SHARES.memory, now }) };
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
  it("outlive the process, one file a page", async () => {
    const before = start();
    await before.cache.set("/route-cache/APP_PAGE/ab/$/it/../../etc", page("Pasta"), kept());
    await before.cache.done();
    expect(filesBelow(folder)).toHaveLength(1);
    const after = start();
    const entry = await after.cache.get("/route-cache/APP_PAGE/ab/$/it/../../etc", PAGE);
    expect(entry).toMatchObject({ value: page("Pasta"), ...kept() });
  });

  it("remember after a restart what was renewed", async () => {
    let now = Date.now() - 1;
    const before = start({ now: () => now });
    await before.cache.set("/pasta", page("Pasta", { tags: "category" }), kept());
    await before.cache.done();
    now += 1;
    await before.cache.revalidateTag("category");
    expect(await start().cache.get("/pasta", PAGE)).toBeNull();
  });

  it("hold no missing page", async () => {
    const { cache } = start();
    for (let number = 0; number < 50; number += 1)
      await cache.set(`/missing-${number}`, page("", { status: 404 }), kept());
    await cache.done();
    expect(filesBelow(folder)).toEqual([]);
  });

  it("stay within their bytes, the longest unused going first", async () => {
    const { cache, files } = start({ mostBytes: 1 * MB });
    for (let number = 0; number < 60; number += 1) {
      await cache.set(`/page-${number}`, page(noise(30_000, number)), kept());
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

  it("are not pushed out by answers of the shop", async () => {
    const { cache } = start({ mostBytes: 1 * MB });
    await cache.set("/pasta", page("Pasta"), kept());
    for (let number = 0; number < 60; number += 1) {
      await cache.set(`answer-${number}`, answer(noise(30_000, number)), { fetchCache: true });
      await cache.done();
    }
    expect(bytesBelow(folder)).toBeLessThanOrEqual(1 * MB);
    expect(await cache.get("/pasta", PAGE)).not.toBeNull();
  });

  it("shrink at the start when less is allowed, and those of another build go", async () => {
    const before = start();
    for (let number = 0; number < 40; number += 1) {
      await before.cache.set(`/page-${number}`, page(noise(30_000, number)), kept());
      await before.cache.done();
    }
    await start({ mostBytes: 0.5 * MB }).cache.get("/any", PAGE);
    expect(bytesBelow(folder)).toBeLessThanOrEqual(0.5 * MB);
    await start({ build: "two" }).cache.get("/any", PAGE);
    expect(filesBelow(folder)).toEqual([]);
  });

  it("damaged or half written count as absent", async () => {
    const before = start();
    await before.cache.set("/pasta", page("Pasta"), kept());
    await before.cache.done();
    const [name = ""] = filesBelow(folder);
    writeFileSync(join(folder, name), "damaged");
    writeFileSync(join(folder, `${name}.123`), "half");
    expect(await start().cache.get("/pasta", PAGE)).toBeNull();
    expect(filesBelow(folder)).toEqual([name]);
  });

  it("on a disk that cannot be written leave the cache to its memory, with one line", async () => {
    writeFileSync(join(folder, "file"), "");
    const said = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const files = new Files({
      folder: join(folder, "file"),
      build: "one",
      mostBytes: MB,
      shares: SHARES.disk,
    });
    const cache = new PageCache({ store: files, memoryBytes: MB, shares: SHARES.memory });
    await cache.set("/pasta", page("Pasta"), kept());
    await cache.set("/riso", page("Riso"), kept());
    await cache.done();
    await cache.revalidateTag("category");
    expect(await cache.get("/pasta", PAGE)).not.toBeNull();
    expect(said).toHaveBeenCalledTimes(1);
  });
});
