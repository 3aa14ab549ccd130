import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { config } from "@/lib/config";
import type { CartUser } from "@/lib/ebsn/domain/cart";
import { needsProfileUpdate } from "@/lib/rules/account/needs-profile-update";
import { accountPaths } from "@/lib/paths/account-paths";
import { localizePath } from "@/lib/i18n/locale-path";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { paths, withQuery } from "@/lib/paths/paths";
import { IDENTITY_FAILURE, parseSocialCallback } from "@/lib/rules/account/social-callback";
import { setCompletedLoginCookie } from "@/lib/session/completed-login-cookie";
import { consumeSocialLogin } from "@/lib/session/social";
import { seeOther } from "../../../see-other";

export const dynamic = "force-dynamic";

/** Exchanges the provider's code or signed user for a session. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/social/[provider]/callback">,
): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const pending = await consumeSocialLogin(query.get("state"));
  const href = localizePath(pending?.locale ?? DEFAULT_LOCALE);
  const failed = (social: string | null) =>
    seeOther(
      href(withQuery("/login", { social: social ?? undefined, redirect: pending?.target || undefined })),
    );
  const answer = parseSocialCallback(query);
  if (!pending || answer === null) return failed("failed");
  if ("failure" in answer) return failed(answer.failure);
  const result = await submitAsVisitor(answer.path, answer.body, pending.locale);
  if (!isSuccess(result)) return failed("xUID" in answer.body ? IDENTITY_FAILURE : "failed");
  await setCompletedLoginCookie((await params).provider);
  const { completed, user } = result.data as { completed: boolean; user: CartUser };
  if (!completed) return seeOther(href(accountPaths.socialCompleted(pending.target)));
  const start = needsProfileUpdate(user, config) ? accountPaths.profileUpdate() : paths.home();
  return seeOther(pending.target || href(start));
}
