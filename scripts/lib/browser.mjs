import { existsSync } from "node:fs";
import { quit } from "./log.mjs";

const BROWSER_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

export function findBrowser() {
  const found = [process.env.CHROMIUM_PATH, ...BROWSER_PATHS].find((path) => path && existsSync(path));
  return (
    found ??
    quit("No Chromium found: `apt-get install chromium` (Debian), or CHROMIUM_PATH=/path/to/chrome npm test")
  );
}
