import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { isActiveLocale } from "@/lib/i18n/locales";
import { startSamlLogin } from "@/lib/session/staff-saml";
import { seeOther } from "../see-other";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const locale = query.get("locale") ?? "";
  const href = localizePath(isActiveLocale(locale) ? locale : DEFAULT_LOCALE);
  const target = await startSamlLogin(query.get("redirect"), locale);
  return seeOther(target ?? href(backofficePaths.samlFailed()));
}
