import { type NextRequest, NextResponse } from "next/server";
import { confirmRegistration } from "@/lib/ebsn/registration";
import { activeLocales, DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";

type Context = RouteContext<"/[locale]/registration/confirm">;

/** The address in the mail: asks the shop, then leads to the page of what came of it. */
export async function GET(request: NextRequest, { params }: Context): Promise<NextResponse> {
  const { locale } = await params;
  const known = activeLocales().find((one) => one === locale) ?? DEFAULT_LOCALE;
  const query = request.nextUrl.searchParams;
  const came = await confirmRegistration(query.get("e_mail") ?? "", query.get("reg_control_code") ?? "");
  const target = localPath(known)(accountPaths.confirmed(came));
  // A bare path: the host of the request may be that of a proxy.
  return new NextResponse(null, {
    status: 303,
    headers: { location: target, "cache-control": "private, no-store", "referrer-policy": "no-referrer" },
  });
}
