import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { buildApp } from "@/backend/app";
import { type Clock, fixedClock } from "@/backend/clock";
import { readConfig } from "@/backend/config";
import type { Context } from "@/backend/context";
import { type Database, openDatabase } from "@/backend/db/client";
import { alone, migrate } from "@/backend/db/migrate";
import { seed } from "@/backend/db/seed";
import { body } from "@/backend/http/input";
import { readTemplate, writeTemplate } from "./database-template";

// A fresh database takes seconds on a busy machine.
if (typeof jest !== "undefined") jest.setTimeout(60_000);

/** A Friday morning of November in Italy. */
export const TEST_NOW = "2026-11-20T09:00:00+01:00";

type Options = {
  now?: string;
  /** postgres://…; without it PGlite in memory. */
  url?: string;
  port?: number;
  env?: Record<string, string>;
  /** Further routes that only tests have. */
  routes?: (app: FastifyInstance, context: Context) => void;
};

export type TestBackend = {
  url: string;
  clock: ReturnType<typeof fixedClock>;
  context: Context;
  app: FastifyInstance;
  /** GET of a path; answers the parsed body, whatever the status. */
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
};

export type Answer = { http: number; headers: Headers; body: unknown };

/** Routes that only tests have: they move the clock and put the database into a state. */
function testRoutes(app: FastifyInstance, { clock, db }: Context): void {
  const set = clock as ReturnType<typeof fixedClock>;
  app.post("/__test/clock", async (request) => {
    const { now, advanceMs } = body(
      request,
      z.object({ now: z.string().optional(), advanceMs: z.number().optional() }),
    );
    if (now) set.set(now);
    if (advanceMs) set.advance(advanceMs);
    return { now: set.now() };
  });
  app.post("/__test/sql", async (request) => {
    const result = await db.execute(sql.raw(body(request, z.object({ sql: z.string() })).sql));
    return { rows: (result as unknown as { rows: unknown[] }).rows };
  });
}

/** A fresh seeded shop; in memory it is copied from the one made first. */
async function seededDatabase(url: string, clock: Clock): Promise<Database> {
  const template = url ? null : readTemplate();
  const database = await openDatabase({ url, dataDir: "memory://", ...(template ? { template } : {}) });
  await alone(database, async () => {
    await migrate(database);
    await seed(database.db, { clock, scale: 0, progress: () => undefined });
  });
  if (!template && database.dump) await writeTemplate(await database.dump());
  return database;
}

/** The seeded shop on a free port, its clock standing at `now`. */
export async function startBackend({
  now = TEST_NOW,
  url = "",
  port = 0,
  env = {},
  routes,
}: Options = {}): Promise<TestBackend> {
  const config = readConfig({
    BACKEND_LOG_LEVEL: "silent",
    DATABASE_URL: url,
    DATA_DIR: "memory://",
    ...env,
  });
  const clock = fixedClock(now);
  const database = await seededDatabase(config.DATABASE_URL, clock);
  const context: Context = { config, database, db: database.db, clock };
  const app = buildApp(context);
  testRoutes(app, context);
  routes?.(app, context);
  const address = await app.listen({ port, host: "127.0.0.1" });

  async function call(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${address}${path}`, { redirect: "manual", ...init });
    const text = await response.text();
    const json = response.headers.get("content-type")?.includes("json");
    return { http: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  }
  return {
    url: address,
    clock,
    context,
    app,
    get: (path, headers = {}) => call(path, { headers }),
    post: (path, data, headers = {}) =>
      call(path, {
        method: "POST",
        headers: { ...(data === undefined ? {} : { "content-type": "application/json" }), ...headers },
        ...(data === undefined ? {} : { body: JSON.stringify(data) }),
      }),
    stop: async () => {
      await app.close();
      await database.close();
    },
  };
}
