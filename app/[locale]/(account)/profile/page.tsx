import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";

export default async function Page() {
  redirect(localizePath(await getLocale())(paths.profile()));
}
