import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { compile } from "../../backend/build.mjs";
import { readBrandColours } from "../../config/brand-colours.mjs";
import { DEFAULT_LOCALE, LOCALES } from "../../config/locales.mjs";
import { manifestPath } from "../../config/manifest-path.mjs";

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

/**
 * For links to pages without a picture, where messages and social networks show 1200 by 630.
 * @param {string} file
 * @param {string} ground
 */
async function drawSharePicture(file, ground) {
  const icon = await sharp("brand/icons/icon-512.png").resize(440).toBuffer();
  const canvas = { width: 1200, height: 630, channels: /** @type {const} */ (3), background: ground };
  await sharp({ create: canvas })
    .composite([{ input: icon }])
    .png({ palette: true })
    .toFile(file);
}

/** Icons and manifest at their fixed URLs, from `brand`. */
export async function writeBrandFiles(folder = "public") {
  const names = await readNames();
  const { paper } = readBrandColours();
  mkdirSync(folder, { recursive: true });
  cpSync("brand/icons", folder, { recursive: true });
  if (!existsSync("brand/icons/share.png")) await drawSharePicture(join(folder, "share.png"), paper.light);
  for (const locale of LOCALES) {
    const { shortName, name, description, shortcuts } = names[locale];
    const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
    const manifest = {
      // One app in every language.
      id: "/",
      name,
      short_name: shortName,
      description,
      lang: locale,
      start_url: prefix || "/",
      scope: "/",
      display: "standalone",
      background_color: paper.light,
      theme_color: paper.light,
      categories: ["shopping", "food"],
      icons: ICONS,
      shortcuts: SHORTCUTS.map(([page, url]) => ({
        name: shortcuts[page],
        url: prefix + url,
        icons: ICONS.filter(({ src }) => src === "/icon-192.png"),
      })),
    };
    writeFileSync(join(folder, manifestPath(locale)), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
