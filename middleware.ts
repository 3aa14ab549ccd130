import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { BANK_LOCALE_COOKIE, getBankReturnPath } from "@/lib/session/bank-return";
import { guardRedirect } from "@/lib/session/guard";
import { openSession } from "@/lib/session/session";
import { readSessionCookie } from "@/lib/session/session-cookie";

/** It answers that the session ended: a redirect would replay it at the log-in page. */
const isServerAction = ({ method, headers }: NextRequest) => method === "POST" && headers.has("next-action");

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const response = await answer(request);
  // A shared cache would bypass the guard, and so would the browser's after the log-out.
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

async function answer(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const result = getBankReturnPath(pathname, search, request.cookies.get(BANK_LOCALE_COOKIE)?.value);
  if (result) {
    const response = NextResponse.redirect(new URL(result, request.url), 307);
    response.cookies.delete({ name: BANK_LOCALE_COOKIE, path: "/cart" });
    return response;
  }
  const session = await openSession(readSessionCookie(request.cookies).sealed, env().sessionSecrets);
  const target = guardRedirect(pathname, search, session);
  if (target && !isServerAction(request))
    return NextResponse.redirect(new URL(target, request.url), request.method === "POST" ? 303 : 307);
  return NextResponse.next();
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/(cart|checkout|payment|profile|backoffice)/:path*",
    "/en/(cart|checkout|payment|profile|backoffice)/:path*",
  ],
};
