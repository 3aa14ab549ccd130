import { readConfig } from "../backend/config";
import { readEnv } from "../lib/env";

/** Every fault of the configuration, found before anything is built or started. */
export function findFaults(env: Record<string, string | undefined>): string[] {
  return [readEnv, readConfig].flatMap((read) => {
    try {
      read(env);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
