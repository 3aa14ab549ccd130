import { existsSync } from "node:fs";
import { quit } from "./say.mjs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The browser the journeys drive; nothing is ever downloaded. */
export function findBrowser() {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place));
  return (
    found ??
    quit("No Chromium found: `apt-get install chromium` (Debian), or CHROMIUM_PATH=/path/to/chrome npm test")
  );
}
