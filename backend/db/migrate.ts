import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { getRows } from "./get-rows";
import { packageFolder } from "../package-folder";
import type { Database, Db } from "./client";
import { withoutTimeouts } from "./timeouts";

const migrations = readMigrationFiles({ migrationsFolder: join(packageFolder, "db/migrations") });

export const MIGRATION_COUNT = migrations.length;

// Accents are folded before the Italian stemmer, so that "caffe" finds "caffè".
const SEARCH_CONFIGURATION = `
  create extension if not exists pg_trgm;
  create extension if not exists unaccent;
  do $$ begin
    if not exists (select from pg_ts_config where cfgname = 'madia') then
      create text search configuration madia (copy = italian);
      alter text search configuration madia
        alter mapping for hword, hword_part, word, asciiword, asciihword, hword_asciipart
        with unaccent, italian_stem;
    end if;
  end $$;`;

// Same schema, table and columns as Drizzle's own migrator, which created the first databases.
const createLog = sql.raw(`
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);

async function hasTable(db: Db, name: string): Promise<boolean> {
  const result = await db.execute(sql`select to_regclass(${name}) is not null as "exists"`);
  return Boolean(getRows<{ exists: boolean }>(result)[0]?.exists);
}

/** Rejects a database that a newer version has migrated. */
export async function countApplied(db: Db): Promise<number> {
  if (!(await hasTable(db, "drizzle.__drizzle_migrations"))) return 0;
  const result = await db.execute(
    sql`select created_at::text as "at" from drizzle.__drizzle_migrations order by created_at`,
  );
  const applied = getRows<{ at: string }>(result);
  if (applied.some(({ at }, index) => Number(at) !== migrations[index]?.folderMillis))
    throw new Error(
      "The database was changed by a newer version of this program. Start that version, or restore a backup of this one; nothing was changed.",
    );
  return applied.length;
}

export async function migrate(db: Db, count = MIGRATION_COUNT): Promise<void> {
  await db.transaction(async (tx) => {
    await withoutTimeouts(tx);
    for (const statement of SEARCH_CONFIGURATION.split(/;\s*(?=create|do)/))
      await tx.execute(sql.raw(statement));
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(createLog);
    for (const migration of migrations.slice(await countApplied(tx), count)) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at)
            values (${migration.hash}, ${migration.folderMillis})`,
      );
    }
  });
}

/** Runs `work` while no other process on the same PostgreSQL migrates or seeds. */
export async function withMigrationLock<T>({ db, kind }: Database, work: () => Promise<T>): Promise<T> {
  if (kind === "pglite") return work();
  return db.transaction(async (lock: Db) => {
    await withoutTimeouts(lock);
    await lock.execute(sql`select pg_advisory_xact_lock(20231)`);
    return work();
  });
}
