import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { fillBrand } from "@/lib/i18n/fill-brand";
import { themeColours } from "@/lib/brand/theme-colours";
import enMessages from "@/messages/en.json";
import itMessages from "@/messages/it.json";

type Icon = { src: string; sizes: string; type: string; purpose?: string };
type Manifest = Record<string, string> & { icons: Icon[]; shortcuts: { name: string; url: string }[] };

let folder = "";
let manifest: Manifest;

/** By the step of the build that writes them, in a folder of its own. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "madia-public-"));
  const code = `import { writeBrandFiles } from "./scripts/lib/brand-files.mjs"; await writeBrandFiles(${JSON.stringify(folder)})`;
  execFileSync(process.execPath, ["--input-type=module", "-e", code]);
  manifest = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8")) as Manifest;
});

afterAll(() => rmSync(folder, { recursive: true }));

test("the manifest makes the shop installable under its own name", () => {
  expect(manifest).toMatchObject({
    name: fillBrand(itMessages).seo.title,
    description: itMessages.seo.description,
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "it",
  });
});

test("the app that is installed from an English page is the same, and opens in English", () => {
  const english = JSON.parse(readFileSync(join(folder, "manifest.en.webmanifest"), "utf8")) as Manifest;
  const { offers } = fillBrand(enMessages);
  expect(english).toMatchObject({
    id: manifest.id,
    name: fillBrand(enMessages).seo.title,
    start_url: "/en",
    scope: "/",
    lang: "en",
  });
  expect(english.shortcuts.at(-1)).toMatchObject({ name: offers.title, url: "/en/offerte" });
});

test("its shortcuts lead to the card, the orders and the offers", () => {
  const { profile, orders, offers } = fillBrand(itMessages);
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    [profile.fidelity.title, "/profile/fidelity"],
    [orders.title, "/profile/orders"],
    [offers.title, "/offerte"],
  ]);
});

test("its colours are those of the tokens", () => {
  expect(manifest.background_color).toBe(themeColours.paper.light);
  expect(manifest.theme_color).toBe(themeColours.paper.light);
});

test("a 192 px, a 512 px and a maskable icon exist", () => {
  const kinds = manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
});

test("every icon has its declared size", async () => {
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of [...pictures, { src: "/apple-touch-icon.png", sizes: "180x180" }]) {
    const { format, width, height } = await sharp(join(folder, src)).metadata();
    expect(`${src} ${format} ${width}x${height}`).toBe(`${src} png ${sizes}`);
  }
});

test("the picture of shared links has the size that they ask for", async () => {
  const { format, width, height } = await sharp(join(folder, "share.png")).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
});

test("the maskable icon covers the whole square", async () => {
  const { isOpaque } = await sharp(join(folder, "icon-maskable-512.png")).stats();
  expect(isOpaque).toBe(true);
});

test("the favicon holds three sizes", () => {
  const favicon = readFileSync(join(folder, "favicon.ico"));
  expect(favicon.readUInt16LE(2)).toBe(1);
  expect([6, 22, 38].map((entry) => favicon[entry])).toEqual([16, 32, 48]);
});
