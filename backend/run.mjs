import { compileBackend } from "./build.mjs";

await compileBackend();
await import("./dist/main.js");
