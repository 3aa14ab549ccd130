import { getLocale } from "next-intl/server";
import { redirect } from "next/navigation";
import { leafletsPath, getActiveLeaflets } from "@/components/leaflet/active-leaflets";
import { localizePath } from "@/lib/i18n/locale-path";

export const revalidate = 900;

export default async function Page() {
  const [leaflets, locale] = await Promise.all([getActiveLeaflets(), getLocale()]);
  redirect(localizePath(locale)(leafletsPath(leaflets.filter(({ kind }) => kind === "catalogo-soci"))));
}
