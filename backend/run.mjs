import { loadEnv } from "../config/load-env.mjs";
import { requirePackages } from "../config/preconditions.mjs";

loadEnv();
requirePackages("esbuild", "@electric-sql/pglite");
const { compileBackend } = await import("./build.mjs");
await compileBackend();
await import("./dist/main.js");
