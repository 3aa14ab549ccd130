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
      const path = backupPath(backupFolder, options.clock.now());
      await writeBackup(db, path, options.clock.now());
      options.progress(`The database is upgraded; what it was is in ${path}.`);
    }
    await migrate(db);
  }
  return seed(db, options);
}
