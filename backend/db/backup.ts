import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { getRows } from "./get-rows";
import type { End, Head, Rows } from "./backup-format";
import type { Db } from "./client";
import { countApplied } from "./migrate";
import { listSequences, listTables } from "./tables";
import { withoutTimeouts } from "./timeouts";

const BATCH_SIZE = 500;

async function* readTable(db: Db, table: string): AsyncGenerator<Rows> {
  await db.execute(sql.raw(`declare backup cursor for select t::text as "row" from ${table} t`));
  for (;;) {
    const fetched = getRows<{ row: string }>(await db.execute(sql.raw(`fetch ${BATCH_SIZE} from backup`)));
    if (fetched.length === 0) break;
    yield { table, rows: fetched.map(({ row }) => row) };
  }
  await db.execute(sql`close backup`);
}

async function* readLines(db: Db, now: Date): AsyncGenerator<string> {
  await withoutTimeouts(db);
  const line = (value: Head | Rows | End) => `${JSON.stringify(value)}\n`;
  const migrations = await countApplied(db);
  yield line({ madia: "backup", version: 1, migrations, createdAt: now.toISOString() });
  let rows = 0;
  for (const table of await listTables(db))
    for await (const batch of readTable(db, table)) {
      rows += batch.rows.length;
      yield line(batch);
    }
  yield line({ end: true, rows, sequences: await listSequences(db) });
}

/** A consistent snapshot that PGlite and PostgreSQL both read, without blocking writes. */
export async function writeBackup(
  db: Db,
  path: string,
  now: Date,
  { replace = false }: { replace?: boolean } = {},
): Promise<void> {
  if (existsSync(path) && !replace)
    throw new Error(`${path} exists. To replace it: npm run backup -- FILE --replace`);
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.unfinished`;
  try {
    await db.transaction(
      (tx) =>
        pipeline(
          Readable.from(readLines(tx, now)),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        ),
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

export const backupPath = (folder: string, now: Date) =>
  join(folder, `madia-${now.toISOString().replace(/[:.]/g, "-")}.jsonl.gz`);
