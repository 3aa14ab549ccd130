import { fork } from "node:child_process";
import type { BackendConfig } from "./config";
import { hasFolder, openDatabase, type Database } from "./db/client";
import { isSeeded } from "./db/seed";

/** For that child: it would keep the folder while nobody waits for it. */
export function endWithParent(): void {
  process.once("disconnect", () => process.exit(1));
  // The listener alone would keep a child that is done.
  process.channel?.unref();
}

/** Seeds in a child process with `--seed-only`, whose memory is freed when it ends. */
function seedInProcess(script: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [...args, "--seed-only"]);
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error("The database could not be seeded: see the message above."));
    });
  });
}

export async function openSeededDatabase(
  { DATABASE_URL: url, DATA_DIR: dataDir }: BackendConfig,
  [script = "", ...args] = process.argv.slice(1),
): Promise<Database> {
  // A PGlite folder belongs to one process at a time; with PostgreSQL the database is checked instead.
  if (!url && !hasFolder(dataDir)) await seedInProcess(script, args);
  const database = await openDatabase({ url, dataDir });
  if (url && !(await isSeeded(database.db))) await seedInProcess(script, args);
  return database;
}
