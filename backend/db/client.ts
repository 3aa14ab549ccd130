import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { lockFolder } from "./lock";
import * as schema from "./schema";

/** The database or a transaction on it; the same code runs on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Database = {
  db: Db;
  kind: "pglite" | "postgres";
  close(): Promise<void>;
  /** All of a PGlite, to open others with. */
  dump?(): Promise<Blob>;
};

// The catalogue fits in memory, where a page out of order costs no more than the next one.
const IN_MEMORY = "random_page_cost=1.1";

type Options = {
  url: string;
  dataDir: string;
  /** A dump of another PGlite to begin with. */
  template?: Blob;
};

/** Opens PostgreSQL when `url` is given, else PGlite on disk in `dataDir` ("memory://" keeps it in memory). */
export async function openDatabase({ url, dataDir, template }: Options): Promise<Database> {
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 10, options: `-c ${IN_MEMORY}` });
    // A connection that breaks fails its own query; without listeners it would end the process.
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
    await pool.query("select 1");
    return {
      db: drizzlePg(pool, { schema, casing: "snake_case" }) as unknown as Db,
      kind: "postgres",
      close: () => pool.end(),
    };
  }
  const memory = dataDir === "memory://";
  const unlock = memory ? () => undefined : lockFolder(dataDir);
  const client = await PGlite.create({
    dataDir: memory ? dataDir : join(dataDir, "pglite"),
    extensions: { pg_trgm, unaccent },
    ...(template ? { loadDataDir: template } : {}),
  });
  await client.exec(`set ${IN_MEMORY}`);
  return {
    db: drizzlePglite(client, { schema, casing: "snake_case" }) as unknown as Db,
    kind: "pglite",
    close: async () => {
      await client.close();
      unlock();
    },
    dump: () => client.dumpDataDir("none"),
  };
}
