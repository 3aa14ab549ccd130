import { isActiveLocale } from "@/lib/i18n/locales";
import { inLanguage } from "@/lib/i18n/in-language";

type Context = { params: Promise<{ locale: string }> };

/** Leads to the page one comes from, in another language; works without scripts. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isActiveLocale(locale)) return new Response(null, { status: 404 });
  const location = inLanguage(locale, request.headers.get("referer"), request.headers.get("host"));
  return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
}
