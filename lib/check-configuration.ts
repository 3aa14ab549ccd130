import "server-only";
import { env } from "./env";

export function checkConfiguration(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`Configuration:\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
