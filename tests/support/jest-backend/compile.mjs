import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { compile } from "../../../backend/build.mjs";
import { BACKEND_MODULES, SECOND_BRAND_MODULES } from "./modules.mjs";

const FOLDER = ".data-contract";
const ENTRY = `${FOLDER}/backend-modules.ts`;
/** Loading one of these starts it. */
const PROGRAMS = /^(main|backup-main|drizzle\.config|pictures\/draw-worker)\.ts$/;

const files = readdirSync("backend", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/^(dist|node_modules)/.test(file) && !PROGRAMS.test(file))
  .sort();
mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  ENTRY,
  files.map((file) => `export * as "backend/${file}" from "@/backend/${file.slice(0, -3)}";\n`).join(""),
);
await compile({ modules: ENTRY }, dirname(BACKEND_MODULES));

const secondBrand = resolve("examples/brand-orto/brand.config.ts");
await compile({ modules: ENTRY }, dirname(SECOND_BRAND_MODULES), [
  {
    name: "second-brand",
    setup: (build) => build.onResolve({ filter: /(^|\/)brand\.config$/ }, () => ({ path: secondBrand })),
  },
]);
