import "server-only";
import { findLoginPage } from "../ebsn/login-page";
import { env } from "../env";
import { pendingLogin } from "./pending-login";

const login = pendingLogin({ cookie: "madia_saml", path: "/api/saml" });

export async function startSamlLogin(redirect: string | null, locale: string | null): Promise<string | null> {
  if (!env().samlLogin) return null;
  return login.start("/api/saml/callback", { redirect, locale }, (relayStateUrl) =>
    findLoginPage("/ebsn/api/saml/do-login", { relay_state_url: relayStateUrl, checkUser: "true" }),
  );
}

export const consumeSamlLogin = login.consume;
