import { isActiveLocale } from "@/lib/i18n/locales";
import { localizeUrl } from "@/lib/i18n/switch-locale";
import { seeOther } from "../../see-other";

type Context = { params: Promise<{ locale: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isActiveLocale(locale)) return new Response(null, { status: 404 });
  const location = localizeUrl(locale, request.headers.get("referer"), request.headers.get("host"));
  return seeOther(location, { "cache-control": "private, no-store" });
}
