import { getLocale } from "next-intl/server";
import { redirect } from "next/navigation";
import { leafletPath } from "@/components/leaflet/leaflet-href";
import { getLeaflets } from "@/lib/ebsn/leaflets";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";

export const revalidate = 900;

/** Straight to the catalogue when there is exactly one. */
export default async function Page() {
  const [leaflets, locale] = await Promise.all([getLeaflets(), getLocale()]);
  const [only, ...more] = leaflets.filter(({ kind }) => kind === "catalogo-soci");
  redirect(localPath(locale)(only && more.length === 0 ? leafletPath(only) : paths.leaflets()));
}
