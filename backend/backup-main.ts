import { parseArgs } from "node:util";
import { join } from "node:path";
import { systemClock } from "./clock";
import { readConfig } from "./config";
import { backupPath, writeBackup } from "./db/backup";
import { openDatabase, type Database } from "./db/client";
import { countApplied, withMigrationLock } from "./db/migrate";
import { restoreBackup } from "./db/restore";

const USAGE = `npm run backup -- [FILE] [--replace]
npm run restore -- FILE [--replace]`;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

type Options = { folder: string; file: string | undefined; replace: boolean };

async function backup({ db }: Database, { folder, file, replace }: Options): Promise<void> {
  if ((await countApplied(db)) === 0) throw new Error("There is no shop in this database.");
  const path = file ?? backupPath(folder, systemClock.now());
  await writeBackup(db, path, systemClock.now(), { replace });
  printLine(`Saved to ${path}.`);
}

async function restore({ db }: Database, { folder, file, replace }: Options): Promise<void> {
  if (!file) throw new Error("Name the file: npm run restore -- FILE");
  if ((await countApplied(db)) > 0) {
    if (!replace)
      throw new Error("The database has a shop. To replace it: npm run restore -- FILE --replace");
    const path = backupPath(folder, systemClock.now());
    await writeBackup(db, path, systemClock.now());
    printLine(`What was there is saved to ${path}.`);
  }
  const { createdAt } = await restoreBackup(db, file);
  printLine(`Restored as it was on ${createdAt}. Start the shop with npm start.`);
}

const commands = { backup, restore };

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false }, help: { type: "boolean" } },
  });
  if (values.help) return printLine(USAGE);
  const [name, file] = positionals;
  if (name !== "backup" && name !== "restore") throw new Error(USAGE);
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readConfig();
  const database = await openDatabase({ url, dataDir });
  const options = { folder: join(dataDir, "backups"), file, replace: values.replace };
  await withMigrationLock(database, () => commands[name](database, options)).finally(() => database.close());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
