import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { endSchema, headSchema, rowsSchema, type End, type Head } from "./backup-format";
import type { Db } from "./client";
import { migrate, MIGRATION_COUNT } from "./migrate";
import { dropAll, listTables, setSequence, withoutConstraints } from "./tables";
import { withoutTimeouts } from "./timeouts";

async function* readValues(path: string): AsyncGenerator<unknown> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  file.once("error", (error) => text.destroy(error));
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Infinity })) yield JSON.parse(line);
  } finally {
    file.destroy();
  }
}

function readHead(value: unknown, path: string): Head {
  const head = headSchema.safeParse(value);
  if (!head.success) throw new Error(`${path} is no backup of this shop.`);
  if (head.data.migrations > MIGRATION_COUNT)
    throw new Error(`${path} was made by a newer version of this program: restore it with that version.`);
  return head.data;
}

async function insertRows(db: Db, values: AsyncGenerator<unknown>): Promise<End | null> {
  const tables = await listTables(db);
  let count = 0;
  for await (const value of values) {
    const end = endSchema.safeParse(value);
    if (end.success) return end.data.rows === count ? end.data : null;
    const { table, rows } = rowsSchema.parse(value);
    if (!tables.includes(table)) throw new Error(`The backup has a table that is not known: ${table}.`);
    await db.execute(sql`
      insert into ${sql.raw(table)} overriding system value
      select (line::${sql.raw(table)}).* from jsonb_array_elements_text(${JSON.stringify(rows)}::jsonb) as line`);
    count += rows.length;
  }
  return null;
}

/** Replaces all data or changes nothing. The next start migrates it. */
export async function restoreBackup(db: Db, path: string): Promise<Head> {
  const values = readValues(path);
  const head = readHead((await values.next()).value, path);
  await db.transaction(async (tx) => {
    await withoutTimeouts(tx);
    await dropAll(tx);
    await migrate(tx, head.migrations);
    await withoutConstraints(tx, async () => {
      for (const table of await listTables(tx)) await tx.execute(sql.raw(`delete from ${table}`));
      const end = await insertRows(tx, values);
      if (!end) throw new Error(`${path} is incomplete: nothing was changed.`);
      for (const sequence of end.sequences) await setSequence(tx, sequence);
    });
  });
  return head;
}
