import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { env } from "../env";
import { isActiveLocale, DEFAULT_LOCALE, type Locale } from "../i18n/locales";
import { safeRedirect } from "./safe-redirect";
import { findSocialPage } from "../ebsn/registration";

const COOKIE = "madia_social";
const MINUTES = 10;

type Pending = { state: string; target: string; locale: Locale };

const isProvider = (provider: string) => env().socialProviders.includes(provider);

/** The provider's page; null: not offered now. The state binds its answer to this browser. */
export async function startSocialLogin(
  provider: string,
  redirect: string | null,
  locale: string | null,
): Promise<string | null> {
  if (!isProvider(provider)) return null;
  const state = randomBytes(16).toString("hex");
  const relay = new URL(`/api/social/${provider}/callback`, env().storefrontUrl);
  relay.searchParams.set("state", state);
  const location = await findSocialPage(provider, relay.href);
  if (location === null) return null;
  const pending: Pending = {
    state,
    target: redirect === null ? "" : safeRedirect(redirect),
    locale: isActiveLocale(locale ?? "") ? (locale as Locale) : DEFAULT_LOCALE,
  };
  (await cookies()).set(COOKIE, JSON.stringify(pending), {
    httpOnly: true,
    sameSite: "lax",
    secure: env().storefrontUrl.startsWith("https:"),
    path: "/api/social",
    maxAge: MINUTES * 60,
  });
  return location;
}

/** null: an answer that this browser did not ask for. */
export async function takePendingLogin(state: string | null): Promise<Pending | null> {
  const store = await cookies();
  const value = store.get(COOKIE)?.value;
  store.set(COOKIE, "", { path: "/api/social", maxAge: 0 });
  if (!value || !state) return null;
  try {
    const pending = JSON.parse(value) as Pending;
    return pending.state === state ? { ...pending, target: safeRedirect(pending.target, "") } : null;
  } catch {
    return null;
  }
}
