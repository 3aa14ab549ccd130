import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock";
import { romeInstant } from "./rome";

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const NOON = "12:00";

/** A clock that, while a reading call with `forcedPreviewDate` is answered, stands at noon of that day in Italy. */
export function previewClock(app: FastifyInstance, clock: Clock): Clock {
  const forced = new AsyncLocalStorage<Date>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { forcedPreviewDate } = request.query as Record<string, unknown>;
    const isDay = typeof forcedPreviewDate === "string" && DAY.test(forcedPreviewDate);
    const instant = isDay && request.method === "GET" ? romeInstant(forcedPreviewDate, NOON) : null;
    if (instant === null || Number.isNaN(instant.getTime())) return done();
    forced.run(instant, done);
  });
  return { now: () => forced.getStore() ?? clock.now() };
}
