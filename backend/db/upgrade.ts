import { systemClock } from "../clock";
import { backupPath, writeBackup } from "./backup";
import type { Database } from "./client";
import { countApplied, migrate, MIGRATION_COUNT } from "./migrate";
import { isSeeded, seed } from "./seed";
import type { SeedOptions } from "./seed/importer";

type Options = SeedOptions & { backupFolder: string };

/** Returns whether it was seeded. */
export async function upgrade({ db }: Database, { backupFolder, ...options }: Options): Promise<boolean> {
  const applied = await countApplied(db);
  if (applied < MIGRATION_COUNT) {
    if (await isSeeded(db)) {
      // The shop's clock may stand still: each upgrade has a backup of its own.
      const now = systemClock.now();
      const path = backupPath(backupFolder, now);
      await writeBackup(db, path, now);
      options.progress(`The database is upgraded; what it was is in ${path}.`);
    }
    await migrate(db);
  }
  return seed(db, options);
}
