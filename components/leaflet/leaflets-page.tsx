import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { IndexHeader } from "@/components/ui/index-header";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LeafletsJsonLd } from "@/components/seo/leaflet-json-ld";
import { Chip, Chips } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { pageTime } from "@/lib/preview/server";
import { toShopDay } from "@/lib/dates";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { validity } from "@/lib/rules/dates/leaflet-period";
import { LeafletCover } from "./leaflet-cover";
import styles from "./leaflets-page.module.css";
import { FilteredLeaflets } from "./filtered-leaflets";
import { leafletsPath, getActiveLeaflets } from "./active-leaflets";

/** The store links are optional. */
const getStoresOrNone = () => getWarehouses().catch(() => []);

export async function LeafletsPage() {
  const [t, locale, activeLeaflets, stores] = await Promise.all([
    getTranslations("leaflets"),
    getLocale(),
    getActiveLeaflets(),
    getStoresOrNone(),
  ]);
  const href = localizePath(locale);
  const today = toShopDay(await pageTime());
  if (activeLeaflets.length === 1) redirect(href(leafletsPath(activeLeaflets)));
  const groups: { name: string; leaflets: LeafletCard[] }[] = [
    {
      name: t("current"),
      leaflets: activeLeaflets.filter(
        (leaflet) => leaflet.kind === "volantini" && validity(leaflet, today) === "current",
      ),
    },
    {
      name: t("announced"),
      leaflets: activeLeaflets.filter(
        (leaflet) => leaflet.kind === "volantini" && validity(leaflet, today) === "announced",
      ),
    },
    { name: t("catalogues"), leaflets: activeLeaflets.filter((leaflet) => leaflet.kind === "catalogo-soci") },
  ].filter((group) => group.leaflets.length > 0);
  return (
    <>
      <Breadcrumb items={[]} current={t("title")} />
      <LeafletsJsonLd leaflets={activeLeaflets} />
      <IndexHeader title={t("heading")} text={t("text")} />
      {stores.length > 1 && (
        <Chips label={t("byStore")}>
          {stores.map(({ slug, name }) => (
            <Chip key={slug} href={`${href(paths.store(slug))}#volantini`}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
      {groups.length === 0 && (
        <EmptyState icon="leaflet" title={t("none")}>
          {t("noneText")}
        </EmptyState>
      )}
      <FilteredLeaflets redirectsToSingle>
        {groups.map(({ name, leaflets: groupLeaflets }, index) => (
          <section key={name} className={styles.group}>
            <h2>{name}</h2>
            <ul className={styles.grid}>
              {groupLeaflets.map((leaflet) => (
                <LeafletCover key={leaflet.leafletId} leaflet={leaflet} eager={index === 0} />
              ))}
            </ul>
          </section>
        ))}
      </FilteredLeaflets>
    </>
  );
}
