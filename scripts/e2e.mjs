import { findBrowser } from "./lib/browser.mjs";
import { bin, run } from "./lib/run.mjs";

// The last of two options counts.
const args = ["test", "--trace=retain-on-failure", ...process.argv.slice(2)];
const { code } = await run(bin("playwright"), args, {
  env: { CHROMIUM_PATH: await findBrowser() },
});
process.exit(code);
