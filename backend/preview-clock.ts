import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clockMinutes } from "../lib/rules/dates/clock-times";
import type { Clock } from "./clock";
import { shopInstant } from "./shop-dates";

const DAY = /^20\d{2}-\d{2}-\d{2}$/;
const NOON = "12:00";

/** Read-only: preview requests must not write, count attempts or issue tokens. */
const PREVIEWED_ROUTES = new RegExp(
  `^/(?:${[
    "ebsn/api/(?:adv|article|category|category-block|leaflet|products|user-address/preview)(?:/|$)",
    "p/wp-json/(?!custom/v1/form$)",
    "v2/cdn/stories/",
  ].join("|")})`,
);

type Preview = {
  instant: Date | null;
  drafts: boolean;
  warehouseId: number | null;
  segmentId: number | null;
};

const previewStorage = new AsyncLocalStorage<Preview>();

export const currentPreview = (): Preview | null => previewStorage.getStore() ?? null;

export const isDraftPreview = (): boolean => previewStorage.getStore()?.drafts ?? false;

const readId = (value: unknown): number | null =>
  typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : null;

function readInstant(day: unknown, time: unknown): Date | null {
  if (typeof day !== "string" || !DAY.test(day)) return null;
  const isTime = typeof time === "string" && /^\d{2}:\d{2}$/.test(time) && clockMinutes(time) !== null;
  const instant = shopInstant(day, isTime ? time : NOON);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

function readPreview(query: Record<string, unknown>): Preview | null {
  const { forcedPreviewDate, previewTime, previewDrafts, previewWarehouseId, previewSegmentId } = query;
  const preview: Preview = {
    instant: readInstant(forcedPreviewDate, previewTime),
    drafts: previewDrafts === "true",
    warehouseId: readId(previewWarehouseId),
    segmentId: readId(previewSegmentId),
  };
  const isOpen = preview.instant ?? preview.warehouseId ?? preview.segmentId;
  return isOpen !== null || preview.drafts ? preview : null;
}

const isPreviewed = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === "GET" && PREVIEWED_ROUTES.test(routeOptions.url ?? "");

/** For reads with `forcedPreviewDate` the clock stands at that day and `previewTime` (noon) in Italy. */
export function previewClock(app: FastifyInstance, clock: Clock): Clock {
  app.addHook("onRequest", (request, _reply, done) => {
    const preview = isPreviewed(request) ? readPreview(request.query as Record<string, unknown>) : null;
    if (!preview) return done();
    previewStorage.run(preview, done);
  });
  return { now: () => previewStorage.getStore()?.instant ?? clock.now() };
}
