import { getLocale } from "next-intl/server";
import { redirect } from "next/navigation";
import { leafletsPath, shownLeaflets } from "@/components/leaflet/shown-leaflets";
import { localPath } from "@/lib/i18n/local-path";

export const revalidate = 900;

/** Straight to the catalogue when there is exactly one. */
export default async function Page() {
  const [leaflets, locale] = await Promise.all([shownLeaflets(), getLocale()]);
  redirect(localPath(locale)(leafletsPath(leaflets.filter(({ kind }) => kind === "catalogo-soci"))));
}
