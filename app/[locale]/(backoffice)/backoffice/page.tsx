import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { backofficePaths } from "@/lib/backoffice-paths";
import { localPath } from "@/lib/i18n/local-path";

export const dynamic = "force-dynamic";

export default async function Page() {
  redirect(localPath(await getLocale())(backofficePaths.customers()));
}
