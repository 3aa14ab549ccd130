import { isActiveLocale } from "@/lib/i18n/locales";
import { localizeUrl } from "@/lib/i18n/switch-locale";

type Context = { params: Promise<{ locale: string }> };

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isActiveLocale(locale)) return new Response(null, { status: 404 });
  const location = localizeUrl(locale, request.headers.get("referer"), request.headers.get("host"));
  return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
}
