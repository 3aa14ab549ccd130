import { getLocale, getTranslations } from "next-intl/server";
import { IndexHeader } from "@/components/ui/index-header";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { StoresJsonLd } from "@/components/seo/store-json-ld";
import { EmptyState } from "@/components/ui/empty-state";
import { config } from "@/lib/config";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { findPlaces } from "@/lib/ebsn/places";
import { paths } from "@/lib/paths/paths";
import { positionOf } from "@/lib/rules/delivery/distance";
import { NearMe } from "./near-me";
import { sortByDistance } from "./store-distance";
import { StoreCard } from "./store-card";
import { StoreSearch } from "./store-search";
import { StoresMap } from "./stores-map";
import styles from "./store.module.css";

export async function StoresPage({ q = "" }: { q?: string }) {
  const [t, locale, stores, found] = await Promise.all([
    getTranslations("stores"),
    getLocale(),
    getWarehouses(),
    q ? findPlaces(q).catch(() => null) : null,
  ]);
  const place = found?.places[0];
  const position = positionOf(place);
  const sortedStores = sortByDistance(stores, position);
  return (
    <>
      <Breadcrumb items={q ? [{ name: t("title"), path: paths.stores() }] : []} current={q || t("title")} />
      {!q && <StoresJsonLd stores={stores} />}
      <IndexHeader title={t("heading")} text={t("text")} />
      <StoreSearch q={q} />
      <NearMe
        locale={locale}
        labels={{
          nearMe: t("nearMe"),
          denied: t("nearMeDenied"),
          failed: t("nearMeFailed"),
          none: t("nearMeNone", { km: config.proximityDistance / 1000 }),
          distance: t.raw("distance") as string,
        }}
      />
      {q && !found && (
        <EmptyState icon="store" title={t("unanswered", { q })}>
          {t("unansweredText")}
        </EmptyState>
      )}
      {found && !place && (
        <EmptyState icon="store" title={t("nothing", { q })}>
          {t("nothingText")}
        </EmptyState>
      )}
      {place && !position && <p className={styles.lead}>{t("noPosition", { place: place.city })}</p>}
      <StoresMap title={t("mapOfAll")} stores={stores} />
      <section aria-labelledby="negozi">
        <h2 id="negozi" className={styles.resultCount} aria-live="polite">
          {place && position
            ? t("near", { place: place.city })
            : q
              ? t("all")
              : t("found", { count: stores.length })}
        </h2>
        <ul className={styles.cards}>
          {sortedStores.map((nearStore) => (
            <StoreCard key={nearStore.store.warehouseId} {...nearStore} />
          ))}
        </ul>
      </section>
    </>
  );
}
