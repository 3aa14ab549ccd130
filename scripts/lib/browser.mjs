import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join, resolve } from "node:path";
import { log, quit } from "./log.mjs";
import { bin, run } from "./run.mjs";

// The headless shell needs two thirds of the processor time of the whole browser.
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const FIXED_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) =>
    process.env[name] ? [join(process.env[name], "Google", "Chrome", "Application", "chrome.exe")] : [],
  ),
];
const PACKAGE = "@sparticuz/chromium";
const PACKAGE_DIR = resolve("node_modules", ".cache", "chromium");

/** Of CHROMIUM_PATH, else one that is installed. */
export function findInstalledBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, ...inPath, ...FIXED_PATHS].find((path) => path && existsSync(path));
}

async function playwrightPath() {
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function download() {
  const downloaded = await playwrightPath();
  if (downloaded) return downloaded;
  log("No Chromium is installed: downloading Playwright's…");
  const { code } = await run(bin("playwright"), ["install", "chromium"], { quiet: true });
  return code === 0 ? playwrightPath() : undefined;
}

async function installPackage() {
  mkdirSync(PACKAGE_DIR, { recursive: true });
  const manifest = join(PACKAGE_DIR, "package.json");
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  if (!existsSync(join(PACKAGE_DIR, "node_modules", PACKAGE))) {
    log(`Playwright's Chromium cannot be downloaded: installing ${PACKAGE} into ${PACKAGE_DIR}…`);
    const flags = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
    const { code } = await run("npm", ["install", ...flags, `${PACKAGE}@${packageVersion()}`], {
      quiet: true,
      cwd: PACKAGE_DIR,
    });
    if (code !== 0) return undefined;
  }
  const entry = createRequire(manifest).resolve(PACKAGE);
  const { default: chromium } = await import(entry);
  return chromium.executablePath();
}

function packageVersion() {
  return Number(process.versions.node.split(".")[0]) >= 22 ? "latest" : "^143";
}

export async function findBrowser() {
  const installed = findInstalledBrowser();
  if (installed) return installed;
  const path = (await download()) ?? (await installPackage());
  if (!path)
    quit("No Chromium could be found or installed: CHROMIUM_PATH=/path/to/chrome npm test uses one at hand.");
  log(`The journeys use ${path}.`);
  return path;
}
