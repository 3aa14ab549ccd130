import { compile } from "../../backend/build.mjs";

await compile({ "database-process": "tests/support/database-process.ts" }, "backend/dist-database-process");
await import("../../backend/dist-database-process/database-process.js");
