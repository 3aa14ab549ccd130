import { localizePath } from "@/lib/i18n/locale-path";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { isActiveLocale } from "@/lib/i18n/locales";
import { withQuery } from "@/lib/paths/paths";
import { startSocialLogin } from "@/lib/session/social";
import { seeOther } from "../../see-other";

export const dynamic = "force-dynamic";

type Props = { params: Promise<{ provider: string }> };

export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { provider } = await params;
  const query = new URL(request.url).searchParams;
  const locale = query.get("locale") ?? "";
  const target = await startSocialLogin(provider, query.get("redirect"), locale);
  const href = localizePath(isActiveLocale(locale) ? locale : DEFAULT_LOCALE);
  return seeOther(target ?? href(withQuery("/login", { social: "failed" })));
}
