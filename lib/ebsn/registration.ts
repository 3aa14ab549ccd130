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

/** The API answers with a redirect to the page of the result (requirements/accounts#registration). */
export async function confirmRegistration(email: string, code: string): Promise<ConfirmationResult> {
  const query = new URLSearchParams({ e_mail: email, reg_control_code: code });
  try {
    const response = await withTimeout(env().timeoutMs, (signal) =>
      fetch(`${env().ebsnUrl}/ebsn/api/registration/registration_confirm?${query.toString()}`, {
        redirect: "manual",
        cache: "no-store",
        headers: sessionHeaders(NO_SESSION, ""),
        signal,
      }),
    );
    const [result] = /(?:success|already-confirmed)$/.exec(response.headers.get("location") ?? "") ?? [];
    return result === "success" || result === "already-confirmed" ? result : "error";
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
