import "server-only";
import { notFound, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import type { GatewayResponse } from "@/lib/gateway/gateway-response";
import { localizePath } from "@/lib/i18n/locale-path";
import { sectionsOf, type StaffSection } from "@/lib/rules/account/staff-sections";
import { SESSION_EXPIRED } from "@/lib/session/expired-status";
import { readSession } from "@/lib/session/server";
import type { Session } from "@/lib/session/session";

/** Redirects to the login without a session; 404 for staff without a role for the section. */
export async function requireStaff(
  path: string,
  section: StaffSection,
  response?: GatewayResponse | null,
): Promise<NonNullable<Session["staff"]>> {
  const [{ staff }, locale] = await Promise.all([readSession(), getLocale()]);
  const href = localizePath(locale);
  if (!staff || response?.http === SESSION_EXPIRED) redirect(href(backofficePaths.loginAgain(href(path))));
  if (!sectionsOf(staff.roles).includes(section) || response?.http === 403) notFound();
  return staff;
}
