import "server-only";
import { cachePolicy } from "../cache-policy";
import { config } from "../config";
import { env } from "../env";
import { REGISTRATION_MODULE } from "../rules/account/consents";
import { NO_SESSION } from "../session/session";
import type { Disclaimer } from "./domain/disclaimer";
import { nullIfUnsupported } from "./null-if-unsupported";
import { disclaimerListSchema } from "./schemas/disclaimer";
import { throughCircuit } from "../upstream/circuit";
import { logFailedCall } from "../upstream/log-failed-call";
import { withTimeout } from "../upstream/with-timeout";
import { EbsnFailure } from "./failure";
import { sessionHeaders } from "./session-headers";
import { toDisclaimer } from "./transforms/disclaimer";
import { callWithSession, readPublic } from "./transport";

/** `unavailable`: the API did not answer. */
export type ConfirmationResult = "success" | "already-confirmed" | "error" | "unavailable";

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

const CONFIRM_PATH = "/ebsn/api/registration/registration_confirm";
const RESET_CHECK_PATH = "/ebsn/api/registration/password_reset_token_check";

/** Of a proxy without its shop; a 500 or 501 is the shop's own. */
const isOutage = (status: number) => status > 501;

/** The target of a redirect; null: not a redirect. */
function redirectTarget(response: Response, requested: URL): URL | null {
  const location = response.headers.get("location");
  return location !== null && URL.canParse(location, requested) ? new URL(location, requested) : null;
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
    if (isOutage(response.status))
      throw new EbsnFailure({ kind: "http", path: CONFIRM_PATH, http: response.status });
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
  const { ebsnUrl, timeoutMs } = env();
  const url = new URL(`${ebsnUrl}${CONFIRM_PATH}`);
  url.search = new URLSearchParams({ e_mail: email, reg_control_code: code }).toString();
  const follow = () => withTimeout(timeoutMs, (signal) => followConfirmation(signal, url));
  try {
    return await throughCircuit({ system: "ebsn", origin: ebsnUrl }, follow);
  } catch (error) {
    logFailedCall(CONFIRM_PATH, error);
    return "unavailable";
  }
}

/** null: the API did not answer. */
export async function isResetTokenValid(email: string, token: string): Promise<boolean | null> {
  if (!email || !token) return false;
  try {
    const { status, http } = await callWithSession({
      method: "GET",
      isRead: true,
      path: RESET_CHECK_PATH,
      params: { e_mail: email, reset_token: token },
      headers: sessionHeaders(NO_SESSION, ""),
    });
    return status === 0 && http < 400;
  } catch (error) {
    logFailedCall(RESET_CHECK_PATH, error);
    return null;
  }
}
