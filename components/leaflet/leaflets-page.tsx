import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { IndexHeader } from "@/components/content/index-header";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { LeafletsJsonLd } from "@/components/seo/leaflet-json-ld";
import { Chip, Chips } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { now } from "@/lib/clock";
import { dayInItaly } from "@/lib/dates";
import { getWarehouses } from "@/lib/ebsn/delivery";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { validity } from "@/lib/rules/leaflet-period";
import { LeafletCover } from "./leaflet-cover";
import styles from "./leaflets-page.module.css";
import { OwnLeaflets } from "./own-leaflets";
import { leafletsPath, shownLeaflets } from "./shown-leaflets";

/** The finder of stores stays out when the locator is down. */
const storesOrNone = () => getWarehouses().catch(() => []);

/** Leaflets now and next; a shop or a customer with exactly one goes straight to it. */
export async function LeafletsPage() {
  const [t, locale, shown, stores] = await Promise.all([
    getTranslations("leaflets"),
    getLocale(),
    shownLeaflets(),
    storesOrNone(),
  ]);
  const href = localPath(locale);
  const today = dayInItaly(now());
  if (shown.length === 1) redirect(href(leafletsPath(shown)));
  const groups: { name: string; leaflets: LeafletCard[] }[] = [
    {
      name: t("current"),
      leaflets: shown.filter((one) => one.kind === "volantini" && validity(one, today) === "current"),
    },
    {
      name: t("announced"),
      leaflets: shown.filter((one) => one.kind === "volantini" && validity(one, today) === "announced"),
    },
    { name: t("catalogues"), leaflets: shown.filter((one) => one.kind === "catalogo-soci") },
  ].filter((group) => group.leaflets.length > 0);
  return (
    <>
      <Breadcrumb crumbs={[]} here={t("title")} />
      <LeafletsJsonLd leaflets={shown} />
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
      <OwnLeaflets isPage>
        {groups.map(({ name, leaflets: some }, at) => (
          <section key={name} className={styles.group}>
            <h2>{name}</h2>
            <ul className={styles.grid}>
              {some.map((leaflet) => (
                <LeafletCover key={leaflet.leafletId} leaflet={leaflet} eager={at === 0} />
              ))}
            </ul>
          </section>
        ))}
      </OwnLeaflets>
    </>
  );
}
