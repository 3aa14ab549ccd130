import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { picturesPlugin } from "@/backend/pictures/routes";
import { packSample, sceneSample } from "./spec-samples";

// Pictures are work for the processor: a busy machine must not fail them.
jest.setTimeout(60_000);

let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "pictures-"));
  app = fastify();
  await app.register(picturesPlugin, {
    dir,
    findProduct: async (code) => (code === "P-100_a" ? packSample("jar") : null),
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
])("serves a product's %s", async (size, width) => {
  const answer = await app.inject(`/photo/p/${size}/P-100_a.webp`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("image/webp");
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
});

it("says without composing it whether a picture is there", async () => {
  const there = await app.inject({ method: "HEAD", url: "/photo/s/3x1/1440/autunno.webp" });
  expect([there.statusCode, there.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(there.headers["content-length"]).toBeUndefined();
  const none = await app.inject({ method: "HEAD", url: "/photo/s/3x1/1440/inverno.webp" });
  expect(none.statusCode).toBe(404);
});

it.each([
  ["16x9", 240, 135],
  ["3x1", 960, 320],
  ["4x5", 480, 600],
])("serves a scene in %s", async (format, width, height) => {
  const answer = await app.inject(`/photo/s/${format}/${width}/autunno.webp`);
  expect(answer.statusCode).toBe(200);
  const size = await sharp(answer.rawPayload).metadata();
  expect([size.width, size.height]).toEqual([width, height]);
});

it("answers HEAD with what tells of the picture and no body", async () => {
  const [get, head] = await Promise.all(
    (["GET", "HEAD"] as const).map((method) => app.inject({ method, url: "/photo/p/thumb/P-100_a.webp" })),
  );
  expect(head?.statusCode).toBe(200);
  for (const name of ["content-type", "cache-control", "etag"])
    expect(head?.headers[name]).toBe(get?.headers[name]);
  expect(head?.body).toBe("");
});

it("answers 304 to whoever has the picture", async () => {
  const { etag } = (await app.inject("/photo/p/thumb/P-100_a.webp")).headers;
  const again = (tag: string) =>
    app.inject({ url: "/photo/p/thumb/P-100_a.webp", headers: { "if-none-match": tag } });
  expect((await again(`"other", W/${String(etag)}`)).statusCode).toBe(304);
  expect((await again(String(etag))).body).toBe("");
  expect((await again('"other"')).statusCode).toBe(200);
});

it.each(["/photo/p/thumb/P-101.webp", "/photo/s/16x9/240/inverno.webp"])("says 404 to %s", async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["cache-control"]).toBe("public, max-age=60");
});

it.each([
  "/photo/p/huge/P-100_a.webp",
  "/photo/p/thumb/P-100_a.png",
  "/photo/p/thumb/..%2F..%2Fpackage.webp",
  "/photo/p/thumb/.hidden.webp",
  `/photo/p/thumb/${"a".repeat(90)}.webp`,
  "/photo/s/1x1/240/autunno.webp",
  "/photo/s/16x9/241/autunno.webp",
])("refuses %s", async (url) => {
  const answer = await app.inject(url);
  expect([400, 404, 414]).toContain(answer.statusCode);
  expect(answer.headers["content-type"]).not.toBe("image/webp");
});
