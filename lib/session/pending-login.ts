import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { env } from "../env";
import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import { isActiveLocale, type Locale } from "../i18n/locales";
import { safeRedirect } from "./safe-redirect";
import { isSecureSite } from "./secure-site";

const MINUTES = 10;

type Pending = { state: string; target: string; locale: Locale };

type Options = {
  cookie: string;
  path: string;
};

/** The state in an `HttpOnly` cookie binds the answer to this browser. */
export function pendingLogin({ cookie, path }: Options) {
  return {
    /** `getLoginUrl` receives the callback URL; null: the login is unavailable. */
    async start(
      callback: string,
      { redirect, locale }: { redirect: string | null; locale: string | null },
      getLoginUrl: (relayStateUrl: string) => Promise<string | null>,
    ): Promise<string | null> {
      const state = randomBytes(16).toString("hex");
      const relay = new URL(callback, env().storefrontUrl);
      relay.searchParams.set("state", state);
      const location = await getLoginUrl(relay.href);
      if (location === null) return null;
      const pending: Pending = {
        state,
        target: redirect === null ? "" : safeRedirect(redirect),
        locale: locale !== null && isActiveLocale(locale) ? locale : DEFAULT_LOCALE,
      };
      (await cookies()).set(cookie, JSON.stringify(pending), {
        httpOnly: true,
        sameSite: "lax",
        secure: isSecureSite(),
        path,
        maxAge: MINUTES * 60,
      });
      return location;
    },

    /** null: the answer was not requested by this browser. */
    async consume(state: string | null): Promise<Pending | null> {
      const store = await cookies();
      const value = store.get(cookie)?.value;
      store.set(cookie, "", { path, maxAge: 0 });
      if (!value || !state) return null;
      try {
        const pending = JSON.parse(value) as Pending;
        return pending.state === state ? { ...pending, target: safeRedirect(pending.target, "") } : null;
      } catch {
        return null;
      }
    },
  };
}
