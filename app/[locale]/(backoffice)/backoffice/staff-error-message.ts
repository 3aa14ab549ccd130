import "server-only";
import { getTranslations } from "next-intl/server";
import { userMessage } from "@/lib/api/user-message";
import type { GatewayResponse } from "@/lib/gateway/gateway-response";
import type { Locale } from "@/lib/i18n/locales";
import { SESSION_EXPIRED } from "@/lib/session/expired-status";
import { readSession } from "@/lib/session/server";

/** For server actions: their page stays, with what was typed. */
export async function staffErrorMessage(
  { http, response }: GatewayResponse,
  locale: Locale,
): Promise<string> {
  const [t, { staff }] = await Promise.all([getTranslations({ locale }), readSession()]);
  return http === SESSION_EXPIRED || !staff ? t("backoffice.sessionEnded") : userMessage(response, t);
}
