import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { accountPaths } from "@/lib/account-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { paths, withQuery } from "@/lib/paths";
import { takePendingLogin } from "@/lib/session/social";

export const dynamic = "force-dynamic";

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });

/** The provider's answer: a code, which the shop turns into a log-in. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const pending = await takePendingLogin(query.get("state"));
  const to = localizePath(pending?.locale ?? DEFAULT_LOCALE);
  const failed = to(withQuery("/login", { social: "failed" }));
  const code = query.get("code");
  if (!pending || !code) return seeOther(failed);
  const { response, data } = await submitAsVisitor(
    "registration/social_user_detail",
    { code },
    pending.locale,
  );
  if (response.status !== 0) return seeOther(failed);
  const { completed } = data as { completed: boolean };
  if (!completed) return seeOther(to(accountPaths.socialCompleted(pending.target)));
  return seeOther(pending.target || to(paths.home()));
}
