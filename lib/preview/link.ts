import { timingSafeEqual } from "node:crypto";
import { signMessage } from "../signature";

/** `date` is YYYY-MM-DD; "": today with drafts. */
export type Preview = { path: string; date: string };

/** `until` in Unix seconds. */
export type OpenPreview = Preview & { until: number };

const MAX_DAYS = 30;
const DAY_SECONDS = 86_400;

const messageOf = ({ path, date }: Preview) => `preview\n${path}\n${date}`;

const isDay = (date: string) =>
  date === "" || (/^20\d{2}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)));

const isPath = (path: string) => /^\/(?![/\\])[^\s\\]*$/.test(path) && path.length <= 300;

export function previewQuery(preview: Preview, until: number, secret: string): string {
  const signature = signMessage(messageOf(preview), until, secret);
  return new URLSearchParams({ ...preview, until: String(until), signature }).toString();
}

export function readPreviewQuery(query: URLSearchParams, secret: string, now: Date): OpenPreview | null {
  const [path = "", date = "", until = "", signature = ""] = ["path", "date", "until", "signature"].map(
    (name) => query.get(name) ?? "",
  );
  if (!isPath(path) || !isDay(date) || !/^\d{10}$/.test(until) || !/^[0-9a-f]{64}$/.test(signature))
    return null;
  const expected = Buffer.from(signMessage(messageOf({ path, date }), Number(until), secret));
  const secondsLeft = Number(until) - now.getTime() / 1000;
  const isSignatureValid = timingSafeEqual(expected, Buffer.from(signature));
  return isSignatureValid && secondsLeft > 0 && secondsLeft <= MAX_DAYS * DAY_SECONDS
    ? { path, date, until: Number(until) }
    : null;
}

export function previewParams({ date }: Preview): Record<string, string> {
  return date ? { forcedPreviewDate: date } : { previewDrafts: "true" };
}
