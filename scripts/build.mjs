import { readFileSync, writeFileSync } from "node:fs";
import { loadEnv } from "../config/load-env.mjs";
import { requirePackages } from "../config/preconditions.mjs";
import { fingerprint, removeFingerprint, writeFingerprint } from "./lib/fingerprint.mjs";
import { bin, run } from "./lib/run.mjs";
import { writeVersionFile } from "./lib/version-file.mjs";

/** `middleware.ts` runs on Node, and renaming it would gain nothing. */
const MIDDLEWARE_NOTICE = /\n.*"middleware" file convention is deprecated[\s\S]*?middleware-to-proxy\n/;

loadEnv();
requirePackages("next", "esbuild");
const { writeBrandFiles } = await import("./lib/brand-files.mjs");
const { compressFiles } = await import("./lib/compress-files.mjs");
const { writeStartScript } = await import("./lib/start-script.mjs");
const { addCompileHints } = await import("./lib/compile-hints.mjs");
const { escapePrograms } = await import("./lib/escape-programs.mjs");
await writeBrandFiles();
const distDir = process.env.NEXT_DIST_DIR || ".next";
const built = fingerprint();
removeFingerprint(distDir);
const settings = readFileSync("tsconfig.json", "utf8");
const { code, output } = await run(bin("next"), ["build"], { env: { NODE_ENV: "production" }, quiet: true });
console.log(output.replace(MIDDLEWARE_NOTICE, "").trimEnd());
// next build adds the types of its folder to tsconfig.json.
if (readFileSync("tsconfig.json", "utf8") !== settings) writeFileSync("tsconfig.json", settings);
if (code !== 0) process.exit(code);
addCompileHints(distDir);
escapePrograms(distDir);
await writeStartScript(distDir);
await compressFiles(distDir);
writeVersionFile(distDir);
writeFingerprint(distDir, built);
