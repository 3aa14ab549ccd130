import sharp from "sharp";
import { composePack } from "@/backend/pictures/compose";
import { composeNutrients } from "@/backend/pictures/label/nutrients";
import { renderNutrients, renderPack, renderScene } from "@/backend/pictures/render";
import { composeScene } from "@/backend/pictures/scene";
import { FORMATS, PACKS, SCENE_KINDS, type Format, type Pack } from "@/backend/pictures/spec";
import { nutrientsSample, packSample, sceneSample } from "./spec-samples";

// Rendering is CPU-bound: leave room for a busy machine.
jest.setTimeout(60_000);

const MAX_BYTES: Record<number, number> = { 240: 12_000, 480: 26_000, 960: 70_000 };

async function expectSmallSquare(pack: Pack, width: number): Promise<void> {
  const picture = await renderPack(packSample(pack), width);
  const { format, width: w, height: h } = await sharp(picture).metadata();
  expect({ format, w, h }).toEqual({ format: "webp", w: width, h: width });
  expect(picture.length).toBeLessThan(MAX_BYTES[width] ?? 0);
}

describe.each(PACKS)("a %s", (pack) => {
  it("renders as a small square WebP", () => expectSmallSquare(pack, 480));
});

describe("a pack shot", () => {
  it.each([240, 960])("stays small %i pixels wide", (width) => expectSmallSquare("jar", width));

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
  ])("changes with %s", (_what, change) => {
    expect(composePack(packSample("jar", change))).not.toEqual(composePack(packSample("jar")));
  });

  it("varies with the seed for loose products", () => {
    const shots = [1, 2, 3].map((seed) => JSON.stringify(composePack(packSample("loose", { seed }))));
    expect(new Set(shots).size).toBe(3);
  });

  it.each([
    ["unknown artwork", "loose", { art: ["ffff0"] }],
    ["unknown artwork on the label", "egg-box", { art: ["ffff0"] }],
    ["a path instead of artwork", "loose", { art: ["../../../package"] }],
    ["no artwork", "loose", { art: [] }],
    ["no artwork on the label", "jar", { art: [] }],
    ["no brand, name or size", "jar", { brand: "", label: "", size: "" }],
    ["invalid colours", "box", { colours: ["red", ""] as [string, string], ground: "?" }],
    ["letters missing in the fonts", "egg-box", { label: '東京 <Latte> & "caffè" 🍅' }],
    ["a very long name", "box", { label: "Passata ".repeat(40) }],
  ] as const)("renders despite %s", async (_what, pack, change) => {
    const spec = packSample(pack, change as Parameters<typeof packSample>[1]);
    for (const other of PACKS) expect(composePack({ ...spec, pack: other }).layers).not.toEqual([]);
    expect((await sharp(await renderPack(spec, 240)).metadata()).format).toBe("webp");
  });
});

describe("a table of nutrients", () => {
  it("is a small square WebP", async () => {
    const picture = await renderNutrients(nutrientsSample(), 960);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 960, height: 960 });
    expect(picture.length).toBeLessThan(MAX_BYTES[960] ?? 0);
  });

  it.each([
    ["each value", { rows: [{ label: "Energia", value: "813 kJ / 194 kcal" }] }],
    ["the brand", { brand: "Vesuvia" }],
    ["the colour", { colour: "#1f66b8" }],
  ])("changes with %s", (_what, change) => {
    expect(composeNutrients(nutrientsSample(change))).not.toEqual(composeNutrients(nutrientsSample()));
  });

  it("renders without rows, brand or valid colours", async () => {
    const empty = nutrientsSample({ rows: [], brand: "", colour: "red", ground: "?" });
    expect((await sharp(await renderNutrients(empty, 240)).metadata()).format).toBe("webp");
  });
});

describe("a scene", () => {
  const formats = Object.keys(FORMATS) as Format[];

  it.each(SCENE_KINDS)("%s renders without artwork", async (kind) => {
    const { format } = await sharp(await renderScene(sceneSample({ kind, art: [] }), "16x9", 240)).metadata();
    expect(format).toBe("webp");
  });

  it.each([
    ...SCENE_KINDS.map((kind) => [kind, "3x1"] as const),
    ...formats.map((format) => ["banner", format] as const),
  ])("%s is rendered in the proportions of %s", async (kind, format) => {
    const picture = await renderScene(sceneSample({ kind }), format, 480);
    const [w, h] = FORMATS[format];
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }).toEqual({ width: 480, height: Math.round((480 * h) / w) });
  });

  it("defaults to a banner", () => {
    const original = composeScene(sceneSample(), "3x1");
    expect(original).toEqual(composeScene(sceneSample({ kind: "banner" }), "3x1"));
    expect(original).not.toEqual(composeScene(sceneSample({ kind: "recipe" }), "3x1"));
  });
});
