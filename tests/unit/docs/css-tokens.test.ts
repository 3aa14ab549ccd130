import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const filesOf = (folders: string[], name: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => name.test(file))
      .map((file) => `${folder}/${file}`),
  );
const stylesheets = filesOf(["app", "components", "brand"], /\.css$/);

test("a layer above the page is a token", () => {
  const layers = stylesheets.flatMap((file) =>
    [...read(file).matchAll(/z-index: ([^;]*);/g)].map(([, value]) => `${file}: ${value}`),
  );
  expect(layers).toContain("components/layout/header.module.css: var(--layer-header)");
  expect(layers.filter((layer) => !/: var\(--layer-[a-z-]+\)$/.test(layer))).toEqual([]);
});

test("every token is used, and every layer in use is one", () => {
  const texts = [...stylesheets, ...filesOf(["app", "components"], /\.tsx?$/)].map(read);
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  );
  const tokens = [...read("app/tokens.css").matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name);
  expect(tokens).toContain("--layer-header");
  expect(tokens.filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => name?.startsWith("--layer-") && !tokens.includes(name))).toEqual([]);
});
