import "server-only";
import { cachePolicy } from "../cache-policy";
import { config } from "../config";
import { env } from "../env";
import { REGISTRATION_MODULE } from "../rules/consents";
import { NO_SESSION } from "../session/session";
import type { Disclaimer } from "./domain/disclaimer";
import { nullIfUnsupported } from "./null-if-unsupported";
import { disclaimerListSchema } from "./schemas/disclaimer";
import { withTimeout } from "../upstream/with-timeout";
import { sessionHeaders } from "./session-headers";
import { toDisclaimer } from "./transforms/disclaimer";
import { callWithSession, readPublic } from "./transport";

export type ConfirmationResult = "success" | "already-confirmed" | "error";

/** Throws `EbsnFailure`. */
export async function getRegistrationDisclaimers(): Promise<Disclaimer[]> {
  const call = readPublic({
    path: "/ebsn/api/registration-disclaimer/list",
    params: { store_id: config.defaultStoreId, registration_module_type_id: REGISTRATION_MODULE },
    schema: disclaimerListSchema,
    policy: cachePolicy.content("registration-disclaimer"),
  });
  const raw = await nullIfUnsupported(call);
  return (raw?.registrationDisclaimers ?? []).map(toDisclaimer);
}

const MAX_REDIRECTS = 5;

const CONFIRMATION_PAGE = /\/(success|already-confirmed|error)\/*$/;

/** The target of a redirect; null: not a redirect. */
function redirectTarget(response: Response, requested: URL): URL | null {
  const location = response.headers.get("location");
  return location === null ? null : new URL(location, requested);
}

/** The pages of the results may be of any host; only the API itself is asked again. */
async function followConfirmation(signal: AbortSignal, firstUrl: URL): Promise<ConfirmationResult> {
  let url = firstUrl;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(url, {
      redirect: "manual",
      cache: "no-store",
      headers: sessionHeaders(NO_SESSION, ""),
      signal,
    });
    const target = redirectTarget(response, url);
    const result = target && CONFIRMATION_PAGE.exec(target.pathname)?.[1];
    if (result) return result as ConfirmationResult;
    if (target?.origin !== firstUrl.origin) return "error";
    url = target;
  }
  return "error";
}

/** The API redirects to the page of the result (requirements/accounts#registration). */
export async function confirmRegistration(email: string, code: string): Promise<ConfirmationResult> {
  const url = new URL(`${env().ebsnUrl}/ebsn/api/registration/registration_confirm`);
  url.search = new URLSearchParams({ e_mail: email, reg_control_code: code }).toString();
  try {
    return await withTimeout(env().timeoutMs, (signal) => followConfirmation(signal, url));
  } catch {
    return "error";
  }
}

/** null: the API did not answer. */
export async function isResetTokenValid(email: string, token: string): Promise<boolean | null> {
  if (!email || !token) return false;
  try {
    const { status, http } = await callWithSession({
      method: "GET",
      path: "/ebsn/api/registration/password_reset_token_check",
      params: { e_mail: email, reset_token: token },
      headers: sessionHeaders(NO_SESSION, ""),
    });
    return status === 0 && http < 400;
  } catch {
    return null;
  }
}
