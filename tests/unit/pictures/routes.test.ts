import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { picturesPlugin } from "@/backend/pictures/routes";
import { nutrientsSample, packSample, sceneSample } from "./spec-samples";

// Rendering is CPU-bound: leave room for a busy machine.
jest.setTimeout(60_000);

let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "pictures-"));
  app = fastify();
  await app.register(picturesPlugin, {
    dir,
    findProduct: async (code, view) => {
      if (code !== "P-100_a") return null;
      if (view === "nutrients") return { kind: "nutrients", spec: nutrientsSample() };
      if (view === "serving") return { kind: "scene", spec: sceneSample({ kind: "recipe" }), format: "1x1" };
      return { kind: "pack", spec: packSample("jar") };
    },
    findScene: async (name) => (name === "autunno" ? { spec: sceneSample() } : null),
  });
});

afterAll(async () => {
  await app.close();
  await rm(dir, { recursive: true, force: true });
});

it.each([
  ["thumb", 240],
  ["photo", 400],
  ["large", 960],
])("serves the %s size of a product picture", async (size, width) => {
  const response = await app.inject(`/photo/p/${size}/P-100_a.webp`);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("image/webp");
  expect(response.headers["cache-control"]).toBe("public, max-age=86400, stale-while-revalidate=604800");
  expect((await sharp(response.rawPayload).metadata()).width).toBe(width);
});

it("serves another size, which nobody keeps, while a picture waits to be drawn", async () => {
  const slow = fastify();
  const drawn: number[] = [];
  await slow.register(picturesPlugin, {
    dir,
    maxWaitMs: 0,
    draw: (request) => {
      drawn.push(request.width);
      return request.width === 240 ? Promise.resolve(Buffer.from("thumb")) : new Promise(() => undefined);
    },
    findProduct: async () => ({ kind: "pack", spec: { ...packSample("jar"), seed: 77 } }),
    findScene: async () => null,
  });
  const [thumb, large] = [
    await slow.inject("/photo/p/thumb/P-200.webp"),
    await slow.inject("/photo/p/large/P-200.webp"),
  ];
  expect(large.body).toBe(thumb.body);
  expect(large.statusCode).toBe(200);
  expect(large.headers).toMatchObject({ "cache-control": "no-store", "content-type": "image/webp" });
  expect(large.headers.etag).toBeUndefined();
  expect(drawn).toEqual([240, 960]);
  await slow.close();
});

it("serves each view of a product as a square picture of its own", async () => {
  const views = ["P-100_a", "P-100_a_serving", "P-100_a_nutrients"];
  const pictures = await Promise.all(views.map((name) => app.inject(`/photo/p/photo/${name}.webp`)));
  for (const { statusCode, rawPayload } of pictures) {
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 400, height: 400 });
  }
  expect(new Set(pictures.map(({ headers }) => headers.etag)).size).toBe(3);
  expect((await app.inject("/photo/p/photo/P-100_a_back.webp")).statusCode).toBe(404);
});

it("answers HEAD without rendering", async () => {
  const existing = await app.inject({ method: "HEAD", url: "/photo/s/3x1/1440/autunno.webp" });
  expect([existing.statusCode, existing.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(existing.headers["content-length"]).toBeUndefined();
  const missing = await app.inject({ method: "HEAD", url: "/photo/s/3x1/1440/inverno.webp" });
  expect(missing.statusCode).toBe(404);
});

it.each([
  ["16x9", 240, 135],
  ["3x1", 960, 320],
  ["4x5", 480, 600],
])("serves a scene in %s", async (format, width, height) => {
  const response = await app.inject(`/photo/s/${format}/${width}/autunno.webp`);
  expect(response.statusCode).toBe(200);
  const size = await sharp(response.rawPayload).metadata();
  expect([size.width, size.height]).toEqual([width, height]);
});

it("answers HEAD with the headers of GET and no body", async () => {
  const [get, head] = await Promise.all(
    (["GET", "HEAD"] as const).map((method) => app.inject({ method, url: "/photo/p/thumb/P-100_a.webp" })),
  );
  expect(head?.statusCode).toBe(200);
  for (const name of ["content-type", "cache-control", "etag"])
    expect(head?.headers[name]).toBe(get?.headers[name]);
  expect(head?.body).toBe("");
});

it("answers 304 for a matching ETag", async () => {
  const { etag } = (await app.inject("/photo/p/thumb/P-100_a.webp")).headers;
  const requestWithTag = (tag: string) =>
    app.inject({ url: "/photo/p/thumb/P-100_a.webp", headers: { "if-none-match": tag } });
  expect((await requestWithTag(`"other", W/${String(etag)}`)).statusCode).toBe(304);
  expect((await requestWithTag(String(etag))).body).toBe("");
  expect((await requestWithTag('"other"')).statusCode).toBe(200);
});

it.each(["/photo/p/thumb/P-101.webp", "/photo/s/16x9/240/inverno.webp"])(
  "returns 404 for %s",
  async (url) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBe("public, max-age=60");
  },
);

it.each([
  "/photo/p/huge/P-100_a.webp",
  "/photo/p/thumb/P-100_a.png",
  "/photo/p/thumb/..%2F..%2Fpackage.webp",
  "/photo/p/thumb/.hidden.webp",
  `/photo/p/thumb/${"a".repeat(90)}.webp`,
  "/photo/s/2x1/240/autunno.webp",
  "/photo/s/16x9/241/autunno.webp",
])("rejects %s", async (url) => {
  const response = await app.inject(url);
  expect([400, 404, 414]).toContain(response.statusCode);
  expect(response.headers["content-type"]).not.toBe("image/webp");
});
