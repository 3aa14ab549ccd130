import "server-only";
import { cachePolicy } from "../cache-policy";
import { config } from "../config";
import { env } from "../env";
import { NO_SESSION } from "../session/session";
import type { Disclaimer } from "./domain/disclaimer";
import { disclaimerListSchema } from "./schemas/disclaimer";
import { sessionHeaders } from "./session-headers";
import { toDisclaimer } from "./transforms/disclaimer";
import { callSession, readPublic } from "./transport";

const API = "/ebsn/api/registration";

/** What came of a code out of a mail. */
export type Confirmed = "success" | "already-confirmed" | "error";

/** What the shop asks of new customers. Throws `EbsnFailure`. */
export async function getRegistrationDisclaimers(): Promise<Disclaimer[]> {
  const raw = await readPublic({
    path: "/ebsn/api/registration-disclaimer/list",
    params: { store_id: config.defaultStoreId },
    schema: disclaimerListSchema,
    policy: cachePolicy.content("registration-disclaimer"),
  });
  return raw.registrationDisclaimers.map(toDisclaimer);
}

/** Hands a mail's code to the shop, whose answer leads to the page of what came of it (spec 3 §2). */
export async function confirmRegistration(email: string, code: string): Promise<Confirmed> {
  const query = new URLSearchParams({ e_mail: email, reg_control_code: code });
  try {
    const response = await fetch(`${env().ebsnUrl}${API}/registration_confirm?${query.toString()}`, {
      redirect: "manual",
      cache: "no-store",
      headers: sessionHeaders(NO_SESSION, ""),
      signal: AbortSignal.timeout(env().timeoutMs),
    });
    const [came] = /(?:success|already-confirmed)$/.exec(response.headers.get("location") ?? "") ?? [];
    return came === "success" || came === "already-confirmed" ? came : "error";
  } catch {
    return "error";
  }
}

/** Whether a mail's token still opens the choice of a new password; null: the shop did not answer. */
export async function isResetTokenGood(email: string, token: string): Promise<boolean | null> {
  if (!email || !token) return false;
  try {
    const { status, http } = await callSession({
      method: "GET",
      path: `${API}/password_reset_token_check`,
      params: { e_mail: email, reset_token: token },
      headers: sessionHeaders(NO_SESSION, ""),
    });
    return status === 0 && http < 400;
  } catch {
    return null;
  }
}
