import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock";
import { romeInstant } from "./rome";

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const NOON = "12:00";

const previewStorage = new AsyncLocalStorage<{ instant: Date | null; drafts: boolean }>();

export const isDraftPreview = (): boolean => previewStorage.getStore()?.drafts ?? false;

/** Nothing may happen to orders on a day that is only looked at. */
export const isDatePreview = (): boolean => Boolean(previewStorage.getStore()?.instant);

/** For GET requests with `forcedPreviewDate` the clock stands at noon of that day in Italy. */
export function previewClock(app: FastifyInstance, clock: Clock): Clock {
  app.addHook("onRequest", (request, _reply, done) => {
    const { forcedPreviewDate: day, previewDrafts } = request.query as Record<string, unknown>;
    const isGet = request.method === "GET";
    const noonInstant = typeof day === "string" && DAY.test(day) ? romeInstant(day, NOON) : null;
    const instant = isGet && noonInstant && !Number.isNaN(noonInstant.getTime()) ? noonInstant : null;
    const drafts = isGet && previewDrafts === "true";
    if (!instant && !drafts) return done();
    previewStorage.run({ instant, drafts }, done);
  });
  return { now: () => previewStorage.getStore()?.instant ?? clock.now() };
}
