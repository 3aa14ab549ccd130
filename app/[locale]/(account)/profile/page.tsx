import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";

export default async function Page() {
  redirect(localPath(await getLocale())(paths.profile()));
}
