import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock";
import { romeInstant } from "./rome";

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const NOON = "12:00";

const asked = new AsyncLocalStorage<{ instant: Date | null; drafts: boolean }>();

/** Whether the call being answered wants drafts too (`previewDrafts=true`). */
export const draftsAsked = (): boolean => asked.getStore()?.drafts ?? false;

/** A clock that, while a reading call with `forcedPreviewDate` is answered, stands at noon of that day in Italy. */
export function previewClock(app: FastifyInstance, clock: Clock): Clock {
  app.addHook("onRequest", (request, _reply, done) => {
    const { forcedPreviewDate: day, previewDrafts } = request.query as Record<string, unknown>;
    const isReading = request.method === "GET";
    const read = typeof day === "string" && DAY.test(day) ? romeInstant(day, NOON) : null;
    const instant = isReading && read && !Number.isNaN(read.getTime()) ? read : null;
    const drafts = isReading && previewDrafts === "true";
    if (!instant && !drafts) return done();
    asked.run({ instant, drafts }, done);
  });
  return { now: () => asked.getStore()?.instant ?? clock.now() };
}
