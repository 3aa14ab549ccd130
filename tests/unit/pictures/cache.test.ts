import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { packOrder, pictureCache, pictureVersion, type Order } from "@/backend/pictures/cache";
import { packSample } from "./spec-samples";

// Pictures are work for the processor: a busy machine must not fail them.
jest.setTimeout(60_000);

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "pictures-"));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

/** An order whose rendering waits until `release` is called. */
function slow(key: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const render = jest.fn(async () => {
    await held;
    return Buffer.from(key);
  });
  return { order: { key, render } satisfies Order, render, release: () => release() };
}

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

async function until(done: () => boolean): Promise<void> {
  while (!done()) await settled();
}

it("composes a picture asked for by many at once a single time", async () => {
  const cache = pictureCache(dir);
  const one = slow("aa11");
  const asked = [cache.get(one.order), cache.get(one.order), cache.get(one.order)];
  one.release();
  const pictures = await Promise.all(asked);
  expect(pictures.map(String)).toEqual(["aa11", "aa11", "aa11"]);
  expect(one.render).toHaveBeenCalledTimes(1);
});

it("composes two pictures at a time, the next when one is done", async () => {
  const cache = pictureCache(dir);
  const all = ["aa", "bb", "cc", "dd"].map(slow);
  const asked = all.map(({ order }) => cache.get(order));
  const begun = () => all.filter(({ render }) => render.mock.calls.length > 0).length;
  await until(() => begun() === 2);
  await settled();
  expect(begun()).toBe(2);
  all.find(({ render }) => render.mock.calls.length > 0)?.release();
  await until(() => begun() === 3);
  all.forEach(({ release }) => release());
  await expect(Promise.all(asked)).resolves.toHaveLength(4);
});

it("gives the turn on when a composition fails, and tries again next time", async () => {
  const cache = pictureCache(dir);
  const failing = {
    key: "ff",
    render: jest.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValue(Buffer.from("yes")),
  };
  await expect(cache.get(failing)).rejects.toThrow("no");
  await expect(cache.get(failing).then(String)).resolves.toBe("yes");
});

it("keeps pictures over a restart", async () => {
  const order = packOrder(packSample("jar"), 240);
  const first = await pictureCache(dir).get(order);
  const render = jest.fn();
  const again = await pictureCache(dir).get({ key: order.key, render });
  expect(again.equals(first)).toBe(true);
  expect(render).not.toHaveBeenCalled();
  const files = await readdir(dir, { recursive: true });
  expect(files.filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

it("serves the picture even where it cannot be kept", async () => {
  const file = path.join(dir, "taken");
  await writeFile(file, "");
  const picture = await pictureCache(file).get({ key: "ee", render: async () => Buffer.from("shown") });
  expect(String(picture)).toBe("shown");
});

it("names pictures by spec and width", () => {
  const jar = packSample("jar");
  const keys = [packOrder(jar, 240), packOrder(jar, 480), packOrder({ ...jar, seed: 8 }, 240)].map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(3);
  expect(packOrder({ ...jar }, 240).key).toBe(keys[0]);
  expect(pictureVersion(jar)).toMatch(/^[0-9a-f]{8}$/);
  expect(pictureVersion({ ...jar, brand: "Vesuvia" })).not.toBe(pictureVersion(jar));
});
