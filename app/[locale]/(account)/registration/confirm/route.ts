import { type NextRequest, NextResponse } from "next/server";
import { confirmRegistration } from "@/lib/ebsn/registration";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { activeLocales } from "@/lib/i18n/locales";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";

type Context = RouteContext<"/[locale]/registration/confirm">;

const HEADERS = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };

/** Of mail programs that check links, which must not confirm what a stranger has registered: Next would run GET. */
export const HEAD = (): Response => new Response(null, { headers: HEADERS });

export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const { locale } = await params;
  const activeLocale = activeLocales().find((candidate) => candidate === locale) ?? DEFAULT_LOCALE;
  const query = request.nextUrl.searchParams;
  const result = await confirmRegistration(query.get("e_mail") ?? "", query.get("reg_control_code") ?? "");
  const target = localizePath(activeLocale)(accountPaths.confirmed(result));
  // Relative path: the request's host may be a proxy's.
  return new NextResponse(null, {
    status: 303,
    headers: { ...HEADERS, location: target },
  });
}
