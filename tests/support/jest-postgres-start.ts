import { findPostgresBinDir, startPostgres, type Postgres } from "./postgres";

declare global {
  var contractPostgres: Postgres | undefined;
}

/** One PostgreSQL for all contract tests, where it is installed; PGlite elsewhere. */
export default async function startOnce(): Promise<void> {
  const binDir = findPostgresBinDir();
  if (!binDir || process.env.TEST_POSTGRES_URL) return;
  globalThis.contractPostgres = await startPostgres(binDir);
  process.env.TEST_POSTGRES_URL = globalThis.contractPostgres.url;
}
