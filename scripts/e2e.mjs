import { findBrowser } from "./lib/browser.mjs";
import { bin, run } from "./lib/run.mjs";

const { code } = await run(bin("playwright"), ["test", ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: await findBrowser() },
});
process.exit(code);
