import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { log, quit } from "./lib/log.mjs";
import { checkNode, install } from "./lib/prepare.mjs";
import { bin, run } from "./lib/run.mjs";

const HELP = `Builds the shop with another brand, runs its journeys, and puts your brand back.

  npm run e2e:brand                         examples/brand-orto; the journeys of search engines and appearance
  npm run e2e:brand -- FOLDER               a folder with brand.config.ts and brand/
  npm run e2e:brand -- FOLDER crawler …     other journeys of tests/e2e`;

const BRAND = ["brand", "brand.config.ts"];
/** Files that a build writes outside of its folder. */
const WRITTEN = ["public", "next-env.d.ts"];
const DIST_DIR = ".next-brand";
const CLOSED_PORT = "http://127.0.0.1:9";

const args = process.argv.slice(2);
if (args.some((option) => option === "--help" || option === "-h")) {
  console.log(HELP);
  process.exit(0);
}
const [folder = join("examples", "brand-orto"), ...named] = args;
const journeys = named.length > 0 ? named : ["search-engines", "appearance"];
const missing = BRAND.filter((part) => !existsSync(join(folder, part)));
if (missing.length > 0) quit(`${folder} has no ${missing.join(", no ")}.`);

checkNode();
await install();
const browser = await findBrowser();

const backupFolder = mkdtempSync(join(tmpdir(), "madia-brand-"));
for (const part of [...BRAND, ...WRITTEN])
  if (existsSync(part)) cpSync(part, join(backupFolder, part), { recursive: true });

process.once("exit", () => {
  for (const part of [...BRAND, ...WRITTEN]) {
    rmSync(part, { recursive: true, force: true });
    if (existsSync(join(backupFolder, part))) cpSync(join(backupFolder, part), part, { recursive: true });
  }
  for (const part of [backupFolder, DIST_DIR]) rmSync(part, { recursive: true, force: true });
  log("Your own brand is back.");
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

for (const part of BRAND) cpSync(join(folder, part), part, { recursive: true });
log(`Building the shop with the brand of ${folder}…`);
const env = { NEXT_DIST_DIR: DIST_DIR, LOCALES: "it,en", CHROMIUM_PATH: browser };
const nowhere = { EBSN_API_URL: CLOSED_PORT, CONTENT_API_URL: CLOSED_PORT };
const build = await run(process.execPath, ["scripts/build.mjs"], {
  env: { ...env, ...nowhere },
  quiet: true,
});
if (build.code !== 0) quit(build.output);
const { code } = await run(bin("playwright"), ["test", "--reporter=list", ...journeys], { env });
process.exit(code);
