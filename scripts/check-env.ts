import { brand } from "../brand.config";
import { readConfig } from "../backend/config";
import { readEnv } from "../lib/env";

/** What may be started, but not be left so. */
export function findWarnings(isEmbedded: boolean): string[] {
  return brand.isDemonstration && !isEmbedded
    ? [
        `brand.config.ts still names ${brand.legalName}, a demonstration: pages show no seller until it names yours.`,
      ]
    : [];
}

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
