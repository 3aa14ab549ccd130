import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/** Every entry point's way to read `.env`: what the environment already says wins. */
export function loadEnv(file = ".env") {
  if (existsSync(file)) loadEnvFile(file);
}
