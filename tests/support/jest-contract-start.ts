import { execFileSync } from "node:child_process";
import { findTemplatePath } from "./database-template";
import { findPostgresBinDir, startPostgres, type Postgres } from "./postgres";

declare global {
  var contractPostgres: Postgres | undefined;
}

/** One compiled backend and one PostgreSQL for all contract tests; PGlite where that is not installed. */
export default async function startOnce(): Promise<void> {
  execFileSync(process.execPath, ["tests/support/jest-backend/compile.mjs"], { stdio: "inherit" });
  process.env.TEST_DATABASE_TEMPLATE = findTemplatePath();
  const binDir = findPostgresBinDir();
  if (!binDir || process.env.TEST_POSTGRES_URL) return;
  globalThis.contractPostgres = await startPostgres(binDir);
  process.env.TEST_POSTGRES_URL = globalThis.contractPostgres.url;
}
