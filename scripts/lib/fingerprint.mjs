import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLocales } from "../../config/locales.mjs";

const FOLDERS = ["app", "brand", "components", "config", "lib", "messages"];
const FILES = [
  "brand.config.ts",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "package.json",
  "public/sw.js",
  "scripts/brand-names.ts",
  "scripts/build.mjs",
  "scripts/lib/brand-files.mjs",
  "scripts/lib/compile-hints.mjs",
  "scripts/lib/compress-files.mjs",
  "scripts/lib/start-script.mjs",
  "server/document/scripts.mjs",
  "server/document/start-page.mjs",
  "tsconfig.json",
];

/** @param {string} folder */
const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());

/** @typedef {Record<string, string | undefined>} Environment */

/**
 * Settings that are part of the build; others are read at run time.
 * @param {Environment} env
 */
const buildSettings = (env) => ({
  locales: readLocales(env.LOCALES),
  anonymousCart: (env.ANONYMOUS_CART || "true") === "true",
  https: (env.STOREFRONT_URL ?? "").startsWith("https:"),
});

export function buildSources() {
  const sources = FOLDERS.filter((folder) => existsSync(folder)).flatMap(filesBelow);
  return [...sources, ...FILES].filter((file) => existsSync(file)).sort();
}

/**
 * Changes with everything that a build is made of, and with nothing else.
 * @param {Environment} [env]
 */
export function fingerprint(env = process.env) {
  const hash = createHash("sha256");
  for (const file of buildSources()) hash.update(file).update(readFileSync(file));
  return hash.update(JSON.stringify(buildSettings(env))).digest("hex");
}

/** @param {string} distDir */
const fingerprintFile = (distDir) => join(distDir, "madia-build");

/** @param {string} distDir */
export const isBuilt = (distDir) =>
  existsSync(join(distDir, "BUILD_ID")) &&
  existsSync(fingerprintFile(distDir)) &&
  readFileSync(fingerprintFile(distDir), "utf8") === fingerprint();

/**
 * Before a build: one that fails halfway is not taken for the one before.
 * @param {string} distDir
 */
export const removeFingerprint = (distDir) => rmSync(fingerprintFile(distDir), { force: true });

/**
 * @param {string} distDir
 * @param {string} built
 */
export const writeFingerprint = (distDir, built) => writeFileSync(fingerprintFile(distDir), built);
