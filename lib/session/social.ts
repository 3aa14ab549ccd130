import "server-only";
import { cookies } from "next/headers";
import { findLoginPage } from "../ebsn/login-page";
import { env } from "../env";
import { COMPLETED_LOGIN_COOKIE, COMPLETED_LOGIN_SECONDS } from "./completed-login";
import { pendingLogin } from "./pending-login";
import { isSecureSite } from "./secure-site";

const login = pendingLogin({ cookie: "madia_social", path: "/api/social" });

export async function startSocialLogin(
  provider: string,
  redirect: string | null,
  locale: string | null,
): Promise<string | null> {
  if (!env().socialProviders.includes(provider)) return null;
  return login.start(`/api/social/${provider}/callback`, { redirect, locale }, (relayStateUrl) =>
    findLoginPage(`/ebsn/api/social-redir/${provider}-mobile`, { relay_state_url: relayStateUrl }),
  );
}

export const consumePendingLogin = login.consume;

/** For the page after the redirect. */
export async function leaveCompletedLogin(provider: string): Promise<void> {
  (await cookies()).set(COMPLETED_LOGIN_COOKIE, provider, {
    path: "/",
    sameSite: "lax",
    secure: isSecureSite(),
    maxAge: COMPLETED_LOGIN_SECONDS,
  });
}
