import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { guardRedirect } from "@/lib/session/guard";
import { openSession, SESSION_COOKIE } from "@/lib/session/session";

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const session = await openSession(request.cookies.get(SESSION_COOKIE)?.value, env().sessionSecrets);
  const { pathname, search } = request.nextUrl;
  const target = guardRedirect(pathname, search, session);
  return target ? NextResponse.redirect(new URL(target, request.url), 307) : NextResponse.next();
}

export const config = {
  runtime: "nodejs",
  matcher: ["/(cart|checkout|payment|profile)/:path*", "/en/(cart|checkout|payment|profile)/:path*"],
};
