import "server-only";
import { findLoginPage } from "../ebsn/login-page";
import { env } from "../env";
import { pendingLogin } from "./pending-login";

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

export const consumeSocialLogin = login.consume;
