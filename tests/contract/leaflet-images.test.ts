import sharp from "sharp";
import { leaflets } from "@/backend/seed/content";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

describe("leaflet page images", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const slug = leaflets[0]?.slug ?? "";
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
