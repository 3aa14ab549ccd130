import { readFileSync, writeFileSync } from "node:fs";
import { bin, run } from "./lib/run.mjs";
import { packFiles } from "./lib/pack.mjs";
import { writeVersionFile } from "./lib/version-file.mjs";

/** `middleware.ts` runs on Node, and renaming it would gain nothing. */
const MIDDLEWARE_NOTICE = /\n.*"middleware" file convention is deprecated[\s\S]*?middleware-to-proxy\n/;

const settings = readFileSync("tsconfig.json", "utf8");
const { code, output } = await run(bin("next"), ["build"], { env: { NODE_ENV: "production" }, quiet: true });
console.log(output.replace(MIDDLEWARE_NOTICE, "").trimEnd());
// next build adds the types of its folder to tsconfig.json.
if (readFileSync("tsconfig.json", "utf8") !== settings) writeFileSync("tsconfig.json", settings);
if (code !== 0) process.exit(code);
const distDir = process.env.NEXT_DIST_DIR || ".next";
await packFiles(distDir);
await writeVersionFile(distDir);
