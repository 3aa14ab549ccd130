import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Clock } from "@/backend/clock";
import { type Database, openDatabase } from "@/backend/db/client";
import { migrate, withMigrationLock } from "@/backend/db/migrate";
import { seed } from "@/backend/db/seed";
import { readTemplate, writeTemplate } from "./database-template";

const TEMPLATE = "madia_template";
const TEMPLATE_LOCK = 20_232;

async function fill(database: Database, clock: Clock): Promise<Database> {
  await withMigrationLock(database, async () => {
    await migrate(database.db);
    await seed(database.db, { clock, scale: 0, progress: () => undefined });
  });
  return database;
}

/** In memory, the database is copied from the template seeded first. */
async function openPglite(clock: Clock): Promise<Database> {
  const template = readTemplate();
  const options = { url: "", dataDir: "memory://", ...(template ? { template } : {}) };
  const database = await fill(await openDatabase(options), clock);
  if (!template && database.dump) await writeTemplate(await database.dump());
  return database;
}

const inServer = (serverUrl: string, name: string) => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

async function withServer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Seeded by the first test file that needs it, while the others wait for the lock. */
async function copyTemplate(serverUrl: string, name: string, clock: Clock): Promise<void> {
  await withServer(serverUrl, async (client) => {
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [TEMPLATE]);
    if (rowCount === 0) {
      const unfinished = `${TEMPLATE}_unfinished`;
      await client.query(`create database ${unfinished}`);
      const database = await openDatabase({ url: inServer(serverUrl, unfinished), dataDir: "" });
      await fill(database, clock).finally(() => database.close());
      await client.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
    }
    // A third of the default's time: nothing is written to the log first.
    await client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  });
}

async function openTemporary(
  serverUrl: string,
  create: (name: string) => Promise<unknown>,
): Promise<Database> {
  const name = `madia_${randomBytes(6).toString("hex")}`;
  await create(name);
  const database = await openDatabase({ url: inServer(serverUrl, name), dataDir: "" });
  return {
    ...database,
    close: async () => {
      await database.close();
      await withServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

const openPostgresCopy = async (serverUrl: string, clock: Clock): Promise<Database> =>
  fill(await openTemporary(serverUrl, (name) => copyTemplate(serverUrl, name, clock)), clock);

/** On the tests' PostgreSQL, without tables. */
export const openEmptyPostgres = (serverUrl = process.env.TEST_POSTGRES_URL ?? ""): Promise<Database> =>
  openTemporary(serverUrl, (name) =>
    withServer(serverUrl, (client) => client.query(`create database ${name}`)),
  );

export type Engine = "any" | "pglite";

/** A seeded database: at `url`, or a copy of its own on the tests' PostgreSQL or in memory. */
export async function seededDatabase(url: string, engine: Engine, clock: Clock): Promise<Database> {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (url) return fill(await openDatabase({ url, dataDir: "" }), clock);
  if (serverUrl && engine === "any") return openPostgresCopy(serverUrl, clock);
  return openPglite(clock);
}
