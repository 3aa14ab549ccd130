import { timingSafeEqual } from "node:crypto";
import { clockMinutes } from "../rules/dates/clock-times";
import { isInternalPath } from "../../config/internal-path.mjs";
import { isIsoDate } from "../rules/dates/is-iso-date";
import { fromShopTime } from "../rules/dates/shop-time";
import { signMessage } from "../signature";

export type PreviewView = {
  /** YYYY-MM-DD; "": today with drafts. */
  date: string;
  /** HH:mm in Italy; noon when there is none. */
  time?: string;
  drafts?: boolean;
  warehouseId?: number;
  segmentId?: number;
};

export type Preview = PreviewView & { path: string; linkId?: string };

/** `until` in Unix seconds. */
export type OpenPreview = Preview & { until: number };

export const MAX_PREVIEW_DAYS = 30;
const DAY_SECONDS = 86_400;
const NOON = 12 * 60;

/** Signed in this order; absent ones are not signed, so that older links stay valid. */
const OPTIONAL = {
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  drafts: /^true$/,
  warehouseId: /^\d{1,9}$/,
  segmentId: /^\d{1,9}$/,
  linkId: /^[\w-]{16,40}$/,
} as const;

const OPTIONAL_NAMES = Object.keys(OPTIONAL) as (keyof typeof OPTIONAL)[];

function optionalValues(preview: Preview): [name: string, value: string][] {
  return OPTIONAL_NAMES.flatMap((name) => {
    const value = preview[name];
    return value === undefined || value === false || value === "" ? [] : [[name, String(value)]];
  });
}

const messageOf = (preview: Preview) =>
  [
    "preview",
    preview.path,
    preview.date,
    ...optionalValues(preview).map(([name, value]) => `${name}=${value}`),
  ].join("\n");

const isDay = (date: string) => date === "" || (date.startsWith("20") && isIsoDate(date));

export const isPreviewPath = (path: string) =>
  isInternalPath(path) && path.length <= 300 && !/^\/(?:api|ebsn|backoffice)(?:[/?]|$)/.test(path);

/** Null when one is invalid. */
export function parsePreview(getField: (name: string) => string): Preview | null {
  const [path, date] = [getField("path"), getField("date")];
  const values = OPTIONAL_NAMES.map((name) => [name, getField(name)] as const);
  if (!isPreviewPath(path) || !isDay(date)) return null;
  if (values.some(([name, value]) => value !== "" && !OPTIONAL[name].test(value))) return null;
  const { time, drafts, warehouseId, segmentId, linkId } = Object.fromEntries(values);
  return {
    path,
    date,
    ...(time && date ? { time } : {}),
    ...(drafts ? { drafts: true } : {}),
    ...(warehouseId ? { warehouseId: Number(warehouseId) } : {}),
    ...(segmentId ? { segmentId: Number(segmentId) } : {}),
    ...(linkId ? { linkId } : {}),
  };
}

export function previewQuery(preview: Preview, until: number, secret: string): string {
  const signature = signMessage(messageOf(preview), until, secret);
  const { path, date } = preview;
  const optional = Object.fromEntries(optionalValues(preview));
  return new URLSearchParams({ path, date, ...optional, until: String(until), signature }).toString();
}

export function readPreviewQuery(query: URLSearchParams, secret: string, now: Date): OpenPreview | null {
  const preview = parsePreview((name) => query.get(name) ?? "");
  const [until = "", signature = ""] = ["until", "signature"].map((name) => query.get(name) ?? "");
  if (!preview || !/^\d{10}$/.test(until) || !/^[0-9a-f]{64}$/.test(signature)) return null;
  const expected = Buffer.from(signMessage(messageOf(preview), Number(until), secret));
  const secondsLeft = Number(until) - now.getTime() / 1000;
  const isSignatureValid = timingSafeEqual(expected, Buffer.from(signature));
  return isSignatureValid && secondsLeft > 0 && secondsLeft <= MAX_PREVIEW_DAYS * DAY_SECONDS
    ? { ...preview, until: Number(until) }
    : null;
}

/** The date is EBSN's own parameter, the others are ours (docs/api-extensions.md). */
export function previewParams(view: PreviewView): Record<string, string> {
  const { date, time, drafts, warehouseId, segmentId } = view;
  return {
    ...(date ? { forcedPreviewDate: date } : {}),
    ...(date && time ? { previewTime: time } : {}),
    ...(drafts || !date ? { previewDrafts: "true" } : {}),
    ...(warehouseId === undefined ? {} : { previewWarehouseId: String(warehouseId) }),
    ...(segmentId === undefined ? {} : { previewSegmentId: String(segmentId) }),
  };
}

export function previewInstant({ date, time }: PreviewView): Date | null {
  return date ? fromShopTime(date, (time ? clockMinutes(time) : null) ?? NOON) : null;
}
