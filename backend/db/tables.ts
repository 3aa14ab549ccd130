import { sql } from "drizzle-orm";
import { getRows } from "./get-rows";
import type { Db } from "./client";

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Names of identifiers, quoted for SQL. */
async function names(db: Db, statement: string): Promise<string[]> {
  return getRows<{ name: string }>(await db.execute(sql.raw(statement))).map(({ name }) => name);
}

export async function listTables(db: Db): Promise<string[]> {
  const tables = await names(
    db,
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return tables.map(quote);
}

export async function dropAll(db: Db): Promise<void> {
  for (const table of await listTables(db)) await db.execute(sql.raw(`drop table ${table} cascade`));
  const sequences = await names(
    db,
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  for (const name of sequences) await db.execute(sql.raw(`drop sequence ${name}`));
  const functions = await names(
    db,
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const name of functions) await db.execute(sql.raw(`drop function ${name}`));
  await db.execute(sql`drop schema if exists drizzle cascade`);
}

/** Rows are inserted in the order of table names, so foreign keys are checked at the end. */
export async function withoutConstraints(db: Db, work: () => Promise<void>): Promise<void> {
  const foreignKeys = getRows<{ table: string; name: string; definition: string }>(
    await db.execute(sql`
      select conrelid::regclass::text as "table", quote_ident(conname) as "name",
        pg_get_constraintdef(oid) as "definition"
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`),
  );
  const tables = await listTables(db);
  for (const { table, name } of foreignKeys)
    await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const table of tables) await db.execute(sql.raw(`alter table ${table} disable trigger user`));
  await work();
  for (const table of tables) await db.execute(sql.raw(`alter table ${table} enable trigger user`));
  for (const { table, name, definition } of foreignKeys)
    await db.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
}

export type Sequence = { name: string; value: string };

export async function listSequences(db: Db): Promise<Sequence[]> {
  return getRows<Sequence>(
    await db.execute(sql`
      select quote_ident(sequencename) as "name", last_value::text as "value"
      from pg_sequences where schemaname = 'public' and last_value is not null order by 1`),
  );
}

export const setSequence = (db: Db, { name, value }: Sequence) =>
  db.execute(sql`select setval(${name}::regclass, ${value}::bigint)`);
