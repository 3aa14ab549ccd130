import sharp from "sharp";
import { renderPack, renderScene } from "@/backend/pictures/render";
import { FORMATS, PACKS, SCENE_KINDS, type Format } from "@/backend/pictures/spec";
import { packSample, sceneSample } from "./spec-samples";

// Rendering is CPU-bound: leave room for a busy machine.
jest.setTimeout(60_000);

const MAX_BYTES: Record<number, number> = { 240: 12_000, 480: 26_000, 960: 70_000 };

describe.each(PACKS)("a %s", (pack) => {
  it.each([240, 480, 960])("renders as a small square WebP, %i pixels wide", async (width) => {
    const picture = await renderPack(packSample(pack), width);
    const { format, width: w, height: h } = await sharp(picture).metadata();
    expect({ format, w, h }).toEqual({ format: "webp", w: width, h: width });
    expect(picture.length).toBeLessThan(MAX_BYTES[width] ?? 0);
  });
});

describe("a pack shot", () => {
  it("is deterministic", async () => {
    const spec = packSample("bottle");
    const first = await renderPack(spec, 240);
    expect(first.equals(await renderPack({ ...spec }, 240))).toBe(true);
  });

  it.each([
    ["the brand", { brand: "Vesuvia" }],
    ["the name", { label: "Pelati" }],
    ["the size", { size: "350 g" }],
    ["the artwork", { art: ["1f34b"] }],
    ["the colours", { colours: ["#1f66b8", "#ffffff"] as [string, string] }],
    ["the ground", { ground: "#e1ecf2" }],
    ["the pack", { pack: "tin" as const }],
  ])("changes with %s", async (_what, change) => {
    const original = await renderPack(packSample("jar"), 240);
    expect(original.equals(await renderPack(packSample("jar", change), 240))).toBe(false);
  });

  it("varies with the seed for loose products", async () => {
    const shots = await Promise.all([1, 2, 3].map((seed) => renderPack(packSample("loose", { seed }), 240)));
    expect(new Set(shots.map((shot) => shot.toString("base64"))).size).toBe(3);
  });

  it.each([
    ["unknown artwork", { art: ["ffff0"] }],
    ["a path instead of artwork", { art: ["../../../package"] }],
    ["no artwork", { art: [] }],
    ["no brand, name or size", { brand: "", label: "", size: "" }],
    ["invalid colours", { colours: ["red", ""] as [string, string], ground: "?" }],
    ["letters missing in the fonts", { label: '東京 <Latte> & "caffè" 🍅' }],
    ["a very long name", { label: "Passata ".repeat(40) }],
  ])("renders despite %s", async (_what, change) => {
    for (const pack of ["loose", "jar", "box", "egg-box"] as const) {
      const { format } = await sharp(await renderPack(packSample(pack, change), 240)).metadata();
      expect(format).toBe("webp");
    }
  });
});

describe("a scene", () => {
  const formats = Object.keys(FORMATS) as Format[];

  it.each(SCENE_KINDS.flatMap((kind) => formats.map((format) => [kind, format] as const)))(
    "%s is rendered in the proportions of %s",
    async (kind, format) => {
      const picture = await renderScene(sceneSample({ kind }), format, 480);
      const [w, h] = FORMATS[format];
      const { width, height } = await sharp(picture).metadata();
      expect({ width, height }).toEqual({ width: 480, height: Math.round((480 * h) / w) });
    },
  );

  it("defaults to a banner", async () => {
    const original = await renderScene(sceneSample(), "3x1", 240);
    expect(original.equals(await renderScene(sceneSample({ kind: "banner" }), "3x1", 240))).toBe(true);
    expect(original.equals(await renderScene(sceneSample({ kind: "recipe" }), "3x1", 240))).toBe(false);
  });

  it("renders without artwork", async () => {
    for (const kind of SCENE_KINDS) {
      const { format } = await sharp(
        await renderScene(sceneSample({ kind, art: [] }), "16x9", 240),
      ).metadata();
      expect(format).toBe("webp");
    }
  });
});
