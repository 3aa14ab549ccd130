import { readEnv } from "../lib/env";
import { readConfig } from "../backend/config";

/** Says every fault of the environment on a line of its own, before anything is built or started. */
const faults = [readEnv, readConfig].flatMap((read) => {
  try {
    read(process.env);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
});

if (faults.length > 0) {
  console.error(["The configuration is not right:", ...faults].join("\n"));
  process.exit(1);
}
