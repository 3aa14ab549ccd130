import { timingSafeEqual } from "node:crypto";
import { signMessage } from "../signature";

/** What a preview link opens: a page of the shop as it will be on a day (YYYY-MM-DD); without one, today's with its drafts. */
export type Preview = { path: string; date: string };

/** A preview that is open until `until` (Unix seconds). */
export type OpenPreview = Preview & { until: number };

const LONGEST_DAYS = 30;
const DAY_SECONDS = 86_400;

const messageOf = ({ path, date }: Preview) => `preview\n${path}\n${date}`;

const isDay = (date: string) =>
  date === "" || (/^20\d{2}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)));

/** Only pages of this shop, never an address elsewhere. */
const isPath = (path: string) => /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length <= 300;

/** Query of a link that is good until `until` (Unix seconds). */
export function previewQuery(preview: Preview, until: number, secret: string): string {
  const signature = signMessage(messageOf(preview), until, secret);
  return new URLSearchParams({ ...preview, until: String(until), signature }).toString();
}

/** The preview a query opens; null: not signed, changed, or past its time. */
export function readPreviewQuery(query: URLSearchParams, secret: string, now: Date): OpenPreview | null {
  const [path = "", date = "", until = "", signature = ""] = ["path", "date", "until", "signature"].map(
    (name) => query.get(name) ?? "",
  );
  if (!isPath(path) || !isDay(date) || !/^\d{10}$/.test(until) || !/^[0-9a-f]{64}$/.test(signature))
    return null;
  const expected = Buffer.from(signMessage(messageOf({ path, date }), Number(until), secret));
  const left = Number(until) - now.getTime() / 1000;
  const isGood = timingSafeEqual(expected, Buffer.from(signature));
  return isGood && left > 0 && left <= LONGEST_DAYS * DAY_SECONDS
    ? { path, date, until: Number(until) }
    : null;
}

/** What a backend is asked, so that it answers as the preview wants. */
export function previewParams({ date }: Preview): Record<string, string> {
  return date ? { forcedPreviewDate: date } : { previewDrafts: "true" };
}
