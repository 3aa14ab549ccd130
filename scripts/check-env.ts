import { readEnv } from "../lib/env";
import { readConfig } from "../backend/config";

/** Prints every configuration error on its own line before anything is built or started. */
const faults = [readEnv, readConfig].flatMap((read) => {
  try {
    read(process.env);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
});

if (faults.length > 0) {
  console.error(["Invalid configuration:", ...faults].join("\n"));
  process.exit(1);
}
