import { backofficePaths, staffLoginRedirect } from "@/lib/paths/backoffice-paths";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { SAML_LOGIN } from "@/lib/gateway/calls/backoffice";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { localizePath } from "@/lib/i18n/locale-path";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { consumeSamlLogin } from "@/lib/session/staff-saml";
import { seeOther } from "../../see-other";

export const dynamic = "force-dynamic";

/** Exchanges the code that the shop issued after it verified the provider's answer for a staff session. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const pending = await consumeSamlLogin(query.get("state"));
  const href = localizePath(pending?.locale ?? DEFAULT_LOCALE);
  const code = query.get("code");
  if (!pending || !code) return seeOther(href(backofficePaths.samlFailed()));
  const result = await submitAsVisitor(SAML_LOGIN, { code }, pending.locale);
  if (!isSuccess(result)) return seeOther(href(backofficePaths.samlFailed()));
  return seeOther(staffLoginRedirect(pending.target, href(backofficePaths.home())));
}
