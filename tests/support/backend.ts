import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { buildApp } from "@/backend/app";
import { fixedClock } from "@/backend/clock";
import { readConfig } from "@/backend/config";
import type { Context } from "@/backend/context";
import { parseBody } from "@/backend/http/input";
import { PASSWORD_COST } from "@/backend/modules/session/password";
import type { DrawPicture } from "@/backend/pictures/request";
import { type Engine, seededDatabase } from "./test-database";

// Seeding a fresh database takes a minute on a very busy machine.
if (typeof jest !== "undefined") jest.setTimeout(180_000);

// A tenth of a second each in a shop; tests hash hundreds.
PASSWORD_COST.N = 2 ** 10;

/** A Friday. */
export const TEST_NOW = "2026-11-20T09:00:00+01:00";

export type BackendOptions = {
  now?: string;
  /** postgres://… */
  url?: string;
  /** Without `url`: "pglite" is used even where the tests have a PostgreSQL. */
  engine?: Engine;
  port?: number;
  env?: Record<string, string>;
  draw?: DrawPicture;
  routes?: (app: FastifyInstance, context: Context) => void;
};

export type TestBackend = {
  url: string;
  clock: ReturnType<typeof fixedClock>;
  context: Context;
  app: FastifyInstance;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
};

export type Answer = { http: number; headers: Headers; body: unknown };

/** Test-only routes that set the clock and run SQL. */
function registerTestRoutes(app: FastifyInstance, { clock, db }: Context): void {
  const testClock = clock as ReturnType<typeof fixedClock>;
  app.post("/__test/clock", async (request) => {
    const { now, advanceMs } = parseBody(
      request,
      z.object({ now: z.string().optional(), advanceMs: z.number().optional() }),
    );
    if (now) testClock.set(now);
    if (advanceMs) testClock.advance(advanceMs);
    return { now: testClock.now() };
  });
  app.post("/__test/sql", async (request) => {
    const result = await db.execute(sql.raw(parseBody(request, z.object({ sql: z.string() })).sql));
    return { rows: (result as unknown as { rows: unknown[] }).rows };
  });
}

export async function startBackend({
  now = TEST_NOW,
  url = "",
  engine = "any",
  port = 0,
  env = {},
  draw,
  routes,
}: BackendOptions = {}): Promise<TestBackend> {
  const config = readConfig({
    BACKEND_LOG_LEVEL: "silent",
    DATABASE_URL: url,
    DATA_DIR: "memory://",
    ...env,
  });
  const clock = fixedClock(now);
  const database = await seededDatabase(config.DATABASE_URL, engine, clock);
  const context: Context = { config, database, db: database.db, clock, ...(draw ? { draw } : {}) };
  const app = buildApp(context);
  registerTestRoutes(app, context);
  routes?.(app, context);
  const address = await app.listen({ port, host: "127.0.0.1" });

  async function sendRequest(path: string, init: RequestInit): Promise<Answer> {
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
    get: (path, headers = {}) => sendRequest(path, { headers }),
    post: (path, data, headers = {}) =>
      sendRequest(path, {
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
