import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const MANIFESTS = ["package.json", "backend/package.json", "package-lock.json"];
const NPM_RECORD = "node_modules/.package-lock.json";
const OUR_RECORD = "node_modules/.cache/madia/installed";
const DEVELOPMENT_PACKAGE = "node_modules/jest/package.json";

const manifests = () => MANIFESTS.filter((manifest) => existsSync(manifest));

function hashManifests() {
  const hash = createHash("sha256");
  for (const manifest of manifests()) hash.update(readFileSync(manifest));
  return hash.digest("hex");
}

/** Development packages, once installed, are kept. */
export const hasDevelopmentPackages = () => existsSync(DEVELOPMENT_PACKAGE);

/** Compares contents, as a checkout may touch manifests without changing them. */
export function isInstalled({ development = false } = {}) {
  if (!existsSync(NPM_RECORD) || (development && !hasDevelopmentPackages())) return false;
  const { mtimeMs } = statSync(NPM_RECORD);
  if (manifests().every((manifest) => statSync(manifest).mtimeMs <= mtimeMs)) return true;
  return existsSync(OUR_RECORD) && readFileSync(OUR_RECORD, "utf8") === hashManifests();
}

export function markInstalled() {
  mkdirSync(dirname(OUR_RECORD), { recursive: true });
  writeFileSync(OUR_RECORD, hashManifests());
}
