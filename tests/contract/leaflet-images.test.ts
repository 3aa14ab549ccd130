import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { leaflet } from "@/backend/db/schema";
import { drawPagesAhead } from "@/backend/modules/leaflet/draw-ahead";
import { leaflets } from "@/backend/seed/content";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const slug = leaflets[0]?.slug ?? "";

describe("leaflet page images", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const fetchPage = (width: number, name: string, page: number) =>
    backend.app.inject({ url: `/photo/v/${width}/${name}/${page}.webp` });

  test("are rendered in the requested width, ratio 4:5", async () => {
    const answer = await fetchPage(480, slug, 1);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: "webp",
      width: 480,
      height: 600,
    });
  });

  test("return 404 for unknown pages, sizes and leaflets", async () => {
    const answers = [
      await fetchPage(480, slug, 99),
      await fetchPage(481, slug, 1),
      await fetchPage(480, "non-c-e", 1),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test("show each offer once in a leaflet", () => {
    for (const { pages } of leaflets) {
      const slugs = pages.flatMap(({ areas }) => areas.map((area) => area.slug));
      expect(slugs.length).toBeGreaterThan(0);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });
});

const WIDTHS = [480, 960, 1440];

describe("pages drawn ahead", () => {
  const log = { error: jest.fn() };
  const draw = jest.fn(async () => Buffer.from("RIFF"));
  let backend: TestBackend;
  let folder: string;
  let pictureCount: number;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "leaflets-"));
    backend = await startBackend({ env: { DATA_DIR: folder }, draw });
    const rows = await backend.context.db.select({ pages: leaflet.pages }).from(leaflet);
    pictureCount = rows.reduce((sum, { pages }) => sum + pages.length * WIDTHS.length, 0);
  });
  afterEach(async () => {
    await backend.stop();
    await rm(folder, { recursive: true });
    draw.mockReset().mockResolvedValue(Buffer.from("RIFF"));
    log.error.mockReset();
  });

  const drawAhead = (signal = new AbortController().signal) => drawPagesAhead(backend.context, log, signal);

  test("are there for their first visitor, and drawn once", async () => {
    await drawAhead();
    expect(draw).toHaveBeenCalledTimes(pictureCount);
    const answer = await backend.app.inject({ url: `/photo/v/960/${slug}/2.webp` });
    expect(answer.body).toBe("RIFF");
    await drawAhead();
    expect(draw).toHaveBeenCalledTimes(pictureCount);
  });

  test("go on after one that cannot be drawn", async () => {
    draw.mockRejectedValueOnce(new Error("no paint"));
    await drawAhead();
    expect(draw).toHaveBeenCalledTimes(pictureCount);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test("do not keep the backend from stopping", async () => {
    const stopping = new AbortController();
    draw.mockImplementation(() => {
      stopping.abort();
      return new Promise(() => {});
    });
    await drawAhead(stopping.signal);
    expect(draw).toHaveBeenCalledTimes(1);
  });
});
