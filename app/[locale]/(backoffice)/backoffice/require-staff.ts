import "server-only";
import { notFound, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { GatewayResponse } from "@/lib/gateway/gateway-response";
import { localizePath } from "@/lib/i18n/locale-path";
import { mayEditContent } from "@/lib/rules/staff-sections";
import { readSession } from "@/lib/session/server";
import type { Session } from "@/lib/session/session";

/** Redirects to the login without a session. */
export async function requireStaff(
  path: string,
  response?: GatewayResponse | null,
): Promise<NonNullable<Session["staff"]>> {
  const [{ staff }, locale] = await Promise.all([readSession(), getLocale()]);
  const href = localizePath(locale);
  if (!staff || response?.http === 419) redirect(href(backofficePaths.loginAgain(href(path))));
  return staff;
}

/** 404 for staff without the role. */
export async function requireContentStaff(path: string, response?: GatewayResponse): Promise<void> {
  const { roles } = await requireStaff(path, response);
  if (!mayEditContent(roles) || response?.http === 403) notFound();
}
