import { rm } from "node:fs/promises";
import { join } from "node:path";
import { loadEnv } from "../../config/load-env.mjs";
import { readSettings } from "../../lib/cache-handler/settings.mjs";

loadEnv();

// The clock of journeys stands still: pages stored by the run before would never be renewed.
const { folder, build } = readSettings(process.env);
await rm(join(folder, build), { recursive: true, force: true });

await import("../../server/main.mjs");
