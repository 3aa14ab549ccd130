import "server-only";
import { env } from "./env";

/** Ends the process with one line per fault when the environment is not usable. */
export function checkConfiguration(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`Configuration:\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
