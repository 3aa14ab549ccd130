import { randomBytes } from "node:crypto";
import fs, { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { limitDisk } from "@/tests/support/full-disk.mjs";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { BodyFile } from "@/server/response-cache/body-file.mjs";
import { BodyMemory } from "@/server/response-cache/body-memory.mjs";
import { Body } from "@/server/response-cache/body.mjs";
import { SECOND, setUp } from "@/tests/support/response-cache";

allowLocalhost();

const KB = 1024;
const folder = mkdtempSync(join(tmpdir(), "madia-responses-"));
afterAll(() => rmSync(folder, { recursive: true }));

const noise = () => randomBytes(12 * KB).toString("base64");

/** Pages of 12 kB compressed, of which five fit into memory; in a file of 10 MB all of them. */
async function withFile({ fileKb = 10_000, path = folder, isStale = (): boolean => false } = {}) {
  const shop = await setUp({
    maxBytes: 300 * KB,
    disk: { folder: path, maxBytes: fileKb * KB },
    isStale: (tags) => Boolean(tags) && isStale(),
  });
  const bodies = new Map<string, string>();
  shop.renderWith(({ path: address }) => {
    const body = bodies.get(address) ?? `${address}${noise()}`;
    bodies.set(address, body);
    return { body, headers: { "x-madia-tags": "products" } };
  });
  const paths = (count: number) => Array.from({ length: count }, (_, at) => `/pagina-${at}`);
  const visit = async (addresses: string[]) => {
    const states: unknown[] = [];
    for (const address of addresses) states.push(await shop.state(address, { "accept-encoding": "br" }));
    return states;
  };
  return { ...shop, bodies, paths, visit };
}

const all = (state: string, count: number) => Array.from({ length: count }, () => state);

describe("pages that left the memory", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ])("are sent from the file in %s with the same bytes", async (encoding, unpack) => {
    const { cache, get, paths, visit, rendered } = await withFile();
    const headers = { "accept-encoding": encoding };
    const first = await Promise.all(paths(40).map((path) => get(path, headers)));
    await visit(paths(40));
    for (const [at, path] of paths(40).entries()) {
      const { headers: received, bytes } = await get(path, headers);
      expect(received["x-cache"]).toBe("HIT");
      expect(bytes.equals(first[at]?.bytes ?? Buffer.of())).toBe(true);
      expect(unpack(bytes).toString().startsWith(path)).toBe(true);
    }
    const again = await Promise.all(paths(40).map((path) => get(path, headers)));
    expect(again.every(({ bytes }, at) => bytes.equals(first[at]?.bytes ?? Buffer.of()))).toBe(true);
    expect(rendered).toHaveLength(40);
    expect(cache.bytes).toBeLessThan(300 * KB);
    expect(cache.fileBytes).toBeGreaterThan(40 * 11 * KB);
  });

  it("stay within the file's bytes: what was written longest ago is rendered anew", async () => {
    const { cache, paths, visit, bodies } = await withFile({ fileKb: 300 });
    await visit(paths(60));
    expect(cache.fileBytes).toBeLessThanOrEqual(300 * KB);
    expect(await visit(paths(60).slice(-6))).toEqual(all("HIT", 6));
    bodies.clear();
    expect(await visit(paths(3))).toEqual(all("MISS", 3));
  });

  it("are reached by a revalidation", async () => {
    let isStale = false;
    const { get, paths, visit, renderWith } = await withFile({ isStale: () => isStale });
    await visit(paths(40));
    isStale = true;
    renderWith(() => ({ body: "nuova" }));
    expect((await get("/pagina-0")).headers["x-cache"]).toBe("STALE");
    expect((await get("/pagina-0")).text).toBe("nuova");
  });

  it("leave no file in the folder, and no more descriptors than parts", async () => {
    const descriptors = () => (existsSync("/proc/self/fd") ? readdirSync("/proc/self/fd").length : 0);
    const { cache, paths, visit } = await withFile({ fileKb: 300 });
    await visit(paths(2));
    const before = descriptors();
    for (let round = 0; round < 2; round += 1) await visit(paths(60));
    expect(readdirSync(folder)).toEqual([]);
    expect(descriptors()).toBeLessThanOrEqual(before + 8);
    cache.close();
    expect(descriptors()).toBeLessThanOrEqual(before);
  });

  it("cannot be pushed out by filters", async () => {
    const { visit, renderWith, get } = await withFile({ fileKb: 1000 });
    await visit(["/pasta"]);
    renderWith(() => ({
      body: noise(),
      headers: { "x-nextjs-cache": undefined as unknown as string, "cache-control": "public, s-maxage=30" },
    }));
    for (let at = 0; at < 100; at += 1) await get(`/pasta?vendor_id=${at}`);
    expect(await visit(["/pasta"])).toEqual(["HIT"]);
  });
});

test("a page is counted with the encodings that were made for it later", async () => {
  const { cache, get, renderWith } = await setUp();
  const text = noise();
  renderWith(() => ({ body: text }));
  await get("/pasta", { "accept-encoding": "br" });
  const before = cache.bytes;
  const { bytes } = await get("/pasta", { "accept-encoding": "gzip" });
  expect(cache.bytes - before).toBe(bytes.length);
  expect((await get("/pasta", { "accept-encoding": "gzip" })).headers["x-cache"]).toBe("HIT");
});

test.each([64 * KB - 1, 64 * KB, 64 * KB + 1])(
  "a body of %i bytes that returned to memory is not overwritten by other reads",
  async (size) => {
    const memory = new BodyMemory(new BodyFile({ folder, maxBytes: 10_000 * KB }), 1_000 * KB);
    const save = async (fill: string) => {
      const body = await Body.of(Buffer.alloc(size, fill), "image/webp");
      body.saveIn(memory);
      body.release();
      return body;
    };
    const read = async (body: Body) => {
      const bytes = await body.bytesIn("identity");
      const text = bytes.toString();
      body.recycle(bytes);
      return text;
    };
    const [first, second] = [await save("a"), await save("b")];
    await read(first);
    await read(first);
    await read(second);
    expect(await read(first)).toBe("a".repeat(size));
  },
);

describe("a body whose page was dropped", () => {
  const HTML = "text/html";
  const USES_BEFORE_BEST = 10;

  async function saved() {
    const file = new BodyFile({ folder, maxBytes: 10_000 * KB });
    const memory = new BodyMemory(file, 1_000 * KB);
    const text = noise();
    const body = await Body.of(Buffer.from(text), HTML);
    body.saveIn(memory);
    return { file, memory, body, text };
  }

  const useOften = (body: Body) => {
    for (let use = 0; use < USES_BEFORE_BEST; use += 1) void body.bytesIn("br");
  };

  /** Recompressions run in turn, so earlier ones have ended. */
  async function awaitRecompressions() {
    const { body } = await saved();
    const resized = new Promise<void>((resolve) => (body.onResize = resolve));
    useOften(body);
    await resized;
  }

  it("is sent in gzip to whoever waits, without taking memory or file", async () => {
    const { file, memory, body, text } = await saved();
    const [bytes, fileBytes] = [body.bytesIn("gzip"), file.bytes];
    memory.remove(body);
    expect(gunzipSync(await bytes).toString()).toBe(text);
    expect([memory.bytes, file.bytes]).toEqual([0, fileBytes]);
  });

  it("is not recompressed", async () => {
    const { file, memory, body } = await saved();
    const fileBytes = file.bytes;
    useOften(body);
    memory.remove(body);
    await awaitRecompressions();
    expect([memory.bytes, file.bytes]).toEqual([0, fileBytes]);
  });

  it("does not return to memory when it is read twice more", async () => {
    const { memory, body } = await saved();
    body.release();
    memory.remove(body);
    for (let read = 0; read < 3; read += 1) await body.bytesIn("br");
    expect([memory.bytes, body.savedBytes]).toEqual([0, 0]);
  });

  it("is counted again, and not written again, when the page was confirmed meanwhile", async () => {
    const { file, memory, body } = await saved();
    const before = [memory.bytes, file.bytes];
    memory.remove(body);
    body.saveIn(memory);
    expect([memory.bytes, file.bytes]).toEqual(before);
    const gzip = await body.bytesIn("gzip");
    expect([memory.bytes, file.bytes]).toEqual(before.map((bytes) => bytes + gzip.length));
  });
});

describe("a disk that fails", () => {
  const log = () => jest.spyOn(process.stderr, "write").mockReturnValue(true);

  it("because it is full leaves the memory alone, says so once and is tried again later", async () => {
    const stderr = log();
    let isFull = true;
    const restore = limitDisk(folder, () => isFull);
    const { cache, paths, visit, advance } = await withFile();
    expect(await visit(paths(8))).toEqual(all("MISS", 8));
    expect(await visit(paths(8))).toEqual(all("HIT", 8));
    await visit(paths(60));
    expect(cache.bytes).toBeLessThan(300 * KB);
    expect([cache.fileBytes, stderr.mock.calls.length]).toEqual([0, 1]);
    expect(String(stderr.mock.calls[0]?.[0])).toContain("response file");
    isFull = false;
    advance(61 * SECOND);
    await visit(["/dopo"]);
    expect(cache.fileBytes).toBeGreaterThan(0);
    restore();
  });

  it("because nothing can be written there leaves the memory alone", async () => {
    log();
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    const { cache, paths, visit } = await withFile({ path: join(file, "below") });
    await visit(paths(8));
    expect(await visit(paths(8))).toEqual(all("HIT", 8));
    expect(cache.fileBytes).toBe(0);
    rmSync(file);
  });

  it("a read error of the file causes a new render, not a failed response", async () => {
    log();
    const { get, paths, visit, rendered } = await withFile();
    await visit(paths(40));
    jest.spyOn(fs, "readSync").mockImplementationOnce(() => {
      throw new Error("EIO");
    });
    const response = await get("/pagina-0", { "accept-encoding": "br" });
    expect([response.status, response.headers["x-cache"]]).toEqual([200, "MISS"]);
    expect(brotliDecompressSync(response.bytes).toString()).toMatch(/^\/pagina-0/);
    expect(rendered).toHaveLength(41);
  });
});
