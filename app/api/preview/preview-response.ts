import { backofficePaths } from "@/lib/backoffice-paths";
import { now } from "@/lib/clock";
import { toShopDay } from "@/lib/dates";
import { callerLocale } from "@/lib/gateway/caller-locale";
import { localizePath } from "@/lib/i18n/locale-path";
import messages from "@/messages/plain-responses.json";
import { seeOther } from "../see-other";

export const PREVIEW_HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

const STATUSES = {
  forbidden: 403,
  notConfigured: 503,
  invalid: 400,
  expired: 403,
  unknownLink: 404,
  notRevoked: 503,
  notShared: 503,
} as const;

export const previewErrorResponse = (request: Request, reason: keyof typeof STATUSES): Response =>
  new Response(messages[callerLocale(request.headers)].preview[reason], {
    status: STATUSES[reason],
    headers: { ...PREVIEW_HEADERS, "content-type": "text/plain; charset=utf-8" },
  });

/** Without a session the log-in comes first. */
export function rejectEditor(request: Request, rejected: "sessionExpired" | "forbidden"): Response {
  if (rejected === "forbidden") return previewErrorResponse(request, rejected);
  const href = localizePath(callerLocale(request.headers));
  return seeOther(href(backofficePaths.loginAgain(href(backofficePaths.content()))), PREVIEW_HEADERS);
}

export async function readForm(request: Request): Promise<(name: string) => string> {
  const form = await request.formData().catch(() => new FormData());
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  // An hour alone is one of today.
  const day = textOf("date") || (textOf("time") && toShopDay(now()));
  return (name) => (name === "date" ? day : textOf(name));
}
