import "server-only";
import { notFound, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { backofficePaths } from "@/lib/backoffice-paths";
import type { GatewayAnswer } from "@/lib/gateway/answer";
import { localizePath } from "@/lib/i18n/locale-path";
import { mayEditContent } from "@/lib/rules/staff-sections";
import { readSession } from "@/lib/session/server";

/** 404 for staff without the role; redirects to the login without a session. */
export async function requireContentStaff(path: string, answer?: GatewayAnswer): Promise<void> {
  const [{ staff }, locale] = await Promise.all([readSession(), getLocale()]);
  const href = localizePath(locale);
  if (!staff || answer?.http === 419) redirect(href(backofficePaths.loginAgain(href(path))));
  if (!mayEditContent(staff.roles) || answer?.http === 403) notFound();
}
