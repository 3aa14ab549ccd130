import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { now } from "@/lib/clock";
import { toShopDay } from "@/lib/dates";
import { callerLocale } from "@/lib/gateway/caller-locale";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import messages from "@/messages/plain-responses.json";
import { plainContent, plainPage } from "@/server/plain-page.mjs";
import { seeOther } from "../see-other";

export const PREVIEW_HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

const LINK_PATHS = {
  home: paths.home(),
  content: backofficePaths.content(),
  links: backofficePaths.previewLinks(),
} as const;

type PreviewError = { status: number; linkTo: keyof typeof LINK_PATHS };

const ERRORS = {
  forbidden: { status: 403, linkTo: "home" },
  notConfigured: { status: 503, linkTo: "content" },
  invalid: { status: 400, linkTo: "content" },
  expired: { status: 403, linkTo: "home" },
  unknownLink: { status: 404, linkTo: "links" },
  notRevoked: { status: 503, linkTo: "links" },
  notShared: { status: 503, linkTo: "content" },
} as const satisfies Record<string, PreviewError>;

export function previewErrorResponse(request: Request, reason: keyof typeof ERRORS): Response {
  const locale = callerLocale(request.headers);
  const { preview, rejection } = messages[locale];
  const { status, linkTo } = ERRORS[reason];
  const linkText = linkTo === "home" ? rejection.home : preview[linkTo];
  const link = `<a href="${localizePath(locale)(LINK_PATHS[linkTo])}">${linkText}</a>`;
  const content = plainContent(`<h1>${preview[reason]}</h1><p>${link}</p>`);
  return new Response(plainPage(locale, preview[reason], content), {
    status,
    headers: { ...PREVIEW_HEADERS, "content-type": "text/html; charset=utf-8" },
  });
}

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
