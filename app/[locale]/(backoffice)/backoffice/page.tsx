import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { backofficePaths } from "@/lib/backoffice-paths";
import { localizePath } from "@/lib/i18n/locale-path";

export const dynamic = "force-dynamic";

export default async function Page() {
  redirect(localizePath(await getLocale())(backofficePaths.customers()));
}
