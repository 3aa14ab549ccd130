import { readFileSync, writeFileSync } from "node:fs";
import { bin, run } from "./lib/run.mjs";
import { packFiles } from "./lib/pack.mjs";

const settings = readFileSync("tsconfig.json", "utf8");
const { code } = await run(bin("next"), ["build"], { env: { NODE_ENV: "production" } });
// next build adds the types of its folder to tsconfig.json.
if (readFileSync("tsconfig.json", "utf8") !== settings) writeFileSync("tsconfig.json", settings);
if (code !== 0) process.exit(code);
await packFiles(process.env.NEXT_DIST_DIR || ".next");
