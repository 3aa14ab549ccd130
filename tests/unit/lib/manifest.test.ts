import { readFileSync } from "node:fs";
import sharp from "sharp";
import itMessages from "@/messages/it.json";

type Icon = { src: string; sizes: string; type: string; purpose?: string };
type Manifest = Record<string, string> & { icons: Icon[] };

const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8")) as Manifest;
const tokens = readFileSync("app/tokens.css", "utf8");
const paper = /--paper: (#\w{6})/.exec(tokens)?.[1];

test("the manifest makes the shop installable under its own name", () => {
  expect(manifest).toMatchObject({
    name: itMessages.seo.title,
    description: itMessages.seo.description,
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "it",
  });
});

test("its colours are those of the tokens", () => {
  expect(manifest.background_color).toBe(paper);
  expect(manifest.theme_color).toBe(paper);
});

test("a 192 px, a 512 px and a maskable icon exist", () => {
  const kinds = manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
});

test.each([
  ...manifest.icons.filter(({ type }) => type === "image/png"),
  { src: "/apple-touch-icon.png", sizes: "180x180" },
])("$src is $sizes", async ({ src, sizes }) => {
  const { format, width, height } = await sharp(`public${src}`).metadata();
  expect(`${format} ${width}x${height}`).toBe(`png ${sizes}`);
});

test("the maskable icon covers the whole square", async () => {
  const { isOpaque } = await sharp("public/icon-maskable-512.png").stats();
  expect(isOpaque).toBe(true);
});

test("the favicon holds three sizes", () => {
  const favicon = readFileSync("public/favicon.ico");
  expect(favicon.readUInt16LE(2)).toBe(1);
  expect([6, 22, 38].map((entry) => favicon[entry])).toEqual([16, 32, 48]);
});
