import { bin, run } from "./lib/run.mjs";
import { packFiles } from "./lib/pack.mjs";

const { code } = await run(bin("next"), ["build"], { env: { NODE_ENV: "production" } });
if (code !== 0) process.exit(code);
await packFiles(process.env.NEXT_DIST_DIR || ".next");
