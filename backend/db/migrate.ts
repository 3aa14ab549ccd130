import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { packageFolder } from "../package-folder";
import type { Database, Db } from "./client";

const migrationsFolder = join(packageFolder, "db/migrations");

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

export async function migrate({ db, kind }: Database): Promise<void> {
  for (const statement of SEARCH_CONFIGURATION.split(/;\s*(?=create|do)/))
    await db.execute(sql.raw(statement));
  if (kind === "pglite") await migratePglite(db as unknown as PgliteDatabase, { migrationsFolder });
  else await migratePostgres(db as unknown as NodePgDatabase, { migrationsFolder });
}

/** Runs `work` while no other process on the same PostgreSQL migrates or seeds. */
export async function withMigrationLock<T>({ db, kind }: Database, work: () => Promise<T>): Promise<T> {
  if (kind === "pglite") return work();
  return db.transaction(async (lock: Db) => {
    await lock.execute(sql`select pg_advisory_xact_lock(20231)`);
    return work();
  });
}
