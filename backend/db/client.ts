import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { lockFolder } from "./lock";
import { isRetryableConflict } from "./retry";
import * as schema from "./schema";
import { type Timeouts, TIMEOUTS } from "./timeouts";

/** The same code runs on PGlite and PostgreSQL, in a transaction or outside of one. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  db: Db;
  kind: "pglite" | "postgres";
  close(): Promise<void>;
  dump?(): Promise<Blob>;
};

// The catalogue fits in memory, where random reads cost about as much as sequential ones.
const PLANNER_SETTING = "random_page_cost=1.1";

// The default of 128 MB would stay resident; the system keeps the pages of files in memory anyway.
const PGLITE_BUFFERS = "shared_buffers=32MB";

const FOLDER = "pglite";
const OWNER_ONLY = 0o700;

export const hasFolder = (dataDir: string): boolean => existsSync(join(dataDir, FOLDER));

type Options = {
  url: string;
  dataDir: string;
  template?: Blob;
  /** The folder gets its name when the database is closed, so that an interrupted run leaves no partial database. */
  isNew?: boolean;
  timeouts?: Timeouts;
};

/** PGlite would go on with unwritten data after a full disk; a new process reads what was written. */
function endAtOnce(): void {
  process.stderr.write("The database stopped: check whether the disk of DATA_DIR is full. Exiting.\n");
  process.kill(process.pid, "SIGKILL");
}

/** Retries a transaction that the database rolled back because of a conflict. */
function withRetry(db: Db): Db {
  const run = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    try {
      return await run(work, config);
    } catch (error) {
      if (!isRetryableConflict(error)) throw error;
      return run(work, config);
    }
  };
  return db;
}

/** It has names, addresses and password hashes, and PGlite lets everybody read and write its files. */
function reserveForOwner(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  // One of an earlier version.
  chmodSync(folder, OWNER_ONLY);
}

/** PostgreSQL when `url` is set, otherwise PGlite in `dataDir` ("memory://" for in-memory). */
export async function openDatabase({
  url,
  dataDir,
  template,
  isNew = false,
  timeouts = TIMEOUTS,
}: Options): Promise<Database> {
  if (url) {
    const pool = new pg.Pool({
      connectionString: url,
      max: 10,
      options: `-c ${PLANNER_SETTING}`,
      statement_timeout: timeouts.statement,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
      // For a new connection and for one of the pool's.
      connectionTimeoutMillis: timeouts.connection,
    });
    // A broken connection fails its own query; without listeners it would crash the process.
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
    await pool.query("select 1");
    return {
      db: withRetry(drizzlePg(pool, { schema, casing: "snake_case" }) as unknown as Db),
      kind: "postgres",
      close: () => pool.end(),
    };
  }
  const isInMemory = dataDir === "memory://";
  const unlock = isInMemory ? () => undefined : await lockFolder(dataDir);
  const folder = join(dataDir, FOLDER);
  const unfinished = `${folder}.unfinished`;
  if (isNew) rmSync(unfinished, { recursive: true, force: true });
  const openedFolder = isNew ? unfinished : folder;
  if (!isInMemory) reserveForOwner(openedFolder);
  const client = await PGlite.create({
    dataDir: isInMemory ? dataDir : openedFolder,
    extensions: { pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, "-c", PGLITE_BUFFERS],
    ...(template ? { loadDataDir: template } : {}),
  });
  client.Module.onAbort = endAtOnce;
  await client.exec(`set ${PLANNER_SETTING}`);
  return {
    db: drizzlePglite(client, { schema, casing: "snake_case" }) as unknown as Db,
    kind: "pglite",
    close: async () => {
      await client.close();
      if (isNew) renameSync(unfinished, folder);
      unlock();
    },
    dump: () => client.dumpDataDir("none"),
  };
}
