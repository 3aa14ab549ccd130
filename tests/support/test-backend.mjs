import { compile } from "../../backend/build.mjs";

await compile({ "test-backend": "tests/support/test-backend.ts" }, "backend/dist-test");
await import("../../backend/dist-test/test-backend.js");
