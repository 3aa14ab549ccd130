import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { sectionsOf } from "@/lib/rules/account/staff-sections";
import { readSession } from "@/lib/session/server";
import { localizePath } from "@/lib/i18n/locale-path";

export const dynamic = "force-dynamic";

export default async function Page() {
  const [locale, { staff }] = await Promise.all([getLocale(), readSession()]);
  const [first = "customers"] = sectionsOf(staff?.roles ?? []);
  redirect(localizePath(locale)(backofficePaths[first]()));
}
