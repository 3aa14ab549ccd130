import sharp from "sharp";
import { leaflets } from "@/backend/seed/content";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

describe("pages of a leaflet", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const slug = leaflets[0]?.slug ?? "";
  const get = (width: number, name: string, page: number) =>
    backend.app.inject({ url: `/photo/v/${width}/${name}/${page}.webp` });

  test("are drawn in the width asked for, four to five", async () => {
    const answer = await get(480, slug, 1);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: "webp",
      width: 480,
      height: 600,
    });
  });

  test("that do not exist, in sizes nobody draws or of unknown leaflets, are missing", async () => {
    const answers = [await get(480, slug, 99), await get(481, slug, 1), await get(480, "non-c-e", 1)];
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
