import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { compile } from "../../backend/build.mjs";
import { readBrandColours } from "../../config/brand-colours.mjs";

const ICONS = [
  { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** @type {[page: "card" | "orders" | "offers", url: string][]} */
const SHORTCUTS = [
  ["card", "/profile/fidelity"],
  ["orders", "/profile/orders"],
  ["offers", "/offerte"],
];

async function readNames() {
  const folder = "node_modules/.cache/madia/brand";
  await compile({ names: "scripts/brand-names.ts" }, folder);
  return (await import(pathToFileURL(resolve(folder, "names.js")).href)).names;
}

/** Icons and manifest at their fixed URLs, from `brand`. */
export async function writeBrandFiles(folder = "public") {
  const { shortName, name, description, shortcuts } = await readNames();
  const { paper } = readBrandColours();
  mkdirSync(folder, { recursive: true });
  cpSync("brand/icons", folder, { recursive: true });
  const manifest = {
    id: "/",
    name,
    short_name: shortName,
    description,
    lang: "it",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: paper.light,
    theme_color: paper.light,
    categories: ["shopping", "food"],
    icons: ICONS,
    shortcuts: SHORTCUTS.map(([page, url]) => ({
      name: shortcuts[page],
      url,
      icons: ICONS.filter(({ src }) => src === "/icon-192.png"),
    })),
  };
  writeFileSync(join(folder, "manifest.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}
