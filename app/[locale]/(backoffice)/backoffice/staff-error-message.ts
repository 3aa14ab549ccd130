import "server-only";
import { getTranslations } from "next-intl/server";
import { userMessage } from "@/lib/api/user-message";
import type { GatewayResponse } from "@/lib/gateway/gateway-response";
import type { Locale } from "@/lib/i18n/locales";
import { readSession } from "@/lib/session/server";

const SESSION_EXPIRED = 419;

/** For server actions: their page stays, with what was typed. */
export async function staffErrorMessage(
  { http, response }: GatewayResponse,
  locale: Locale,
): Promise<string> {
  const [t, { staff }] = await Promise.all([getTranslations({ locale }), readSession()]);
  return http === SESSION_EXPIRED || !staff ? t("backoffice.sessionEnded") : userMessage(response, t);
}
