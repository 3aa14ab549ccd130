import { getLocale, getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { getActiveLeaflets } from "@/components/leaflet/active-leaflets";
import { LeafletCover } from "@/components/leaflet/leaflet-cover";
import { StoreJsonLd } from "@/components/seo/store-json-ld";
import { LinkButton } from "@/components/ui/button";
import { Chip, Chips } from "@/components/ui/chip";
import { pictureSrcSet } from "@/components/ui/picture-src-set";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { positionOf } from "@/lib/rules/distance";
import { directionsHref, mapHref } from "./map-links";
import { addressText } from "./store-address";
import { sortByDistance } from "./store-distance";
import { StoreHours } from "./store-hours";
import { StoreOpeningStatus } from "./store-opening-status";
import { StoreServices } from "./store-services";
import { StoresMap } from "./stores-map";
import styles from "./store.module.css";

const MAX_OTHER_STORES = 4;

export async function StorePage({ slugOrId }: { slugOrId: string }) {
  const stores = await getWarehouses();
  const store =
    stores.find(({ slug }) => slug === slugOrId) ??
    stores.find(({ warehouseId }) => String(warehouseId) === slugOrId);
  if (!store) notFound();
  const [t, locale] = await Promise.all([getTranslations("stores"), getLocale()]);
  const href = localizePath(locale);
  if (store.slug !== slugOrId) permanentRedirect(href(paths.store(store.slug)));
  const leaflets = await getActiveLeaflets({ warehouseId: store.warehouseId }).catch(() => []);
  const others = sortByDistance(
    stores.filter(({ warehouseId }) => warehouseId !== store.warehouseId),
    positionOf(store.address),
  ).slice(0, MAX_OTHER_STORES);
  return (
    <>
      <Breadcrumb items={[{ name: t("title"), path: paths.stores() }]} current={store.name} />
      <StoreJsonLd store={store} />
      <article>
        <header className={styles.head}>
          <h1>{store.name}</h1>
          <StoreOpeningStatus store={store} />
          {store.description && <p className={styles.descr}>{store.description}</p>}
        </header>
        {store.picture && (
          <img
            className={styles.picture}
            src={store.picture}
            srcSet={pictureSrcSet(store.picture) || undefined}
            sizes="(max-width: 959px) 94vw, 840px"
            width={1600}
            height={900}
            alt=""
          />
        )}
        <div className={styles.facts}>
          <section>
            <h2>{t("hours")}</h2>
            <StoreHours hours={store.hours} />
          </section>
          <section>
            <h2>{t("address")}</h2>
            <address>{addressText(store)}</address>
            <LinkButton
              variant="secondary"
              small
              href={directionsHref(store)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t("directions")}
            </LinkButton>{" "}
            <LinkButton variant="quiet" small href={mapHref(store)} target="_blank" rel="noopener noreferrer">
              {t("map")}
            </LinkButton>
            {store.phone && (
              <p>
                {t("phone")} <a href={`tel:${store.phone.replace(/[^\d+]/g, "")}`}>{store.phone}</a>
              </p>
            )}
            {store.email && (
              <p>
                {t("email")} <a href={`mailto:${store.email}`}>{store.email}</a>
              </p>
            )}
          </section>
          {store.facilities.length > 0 && (
            <section>
              <h2>{t("facilities")}</h2>
              <ul className={styles.facilities}>
                {store.facilities.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <StoresMap
          title={t("mapOf", { name: store.name })}
          stores={[store, ...others.map((near) => near.store)]}
        />
        <StoreServices store={store} />
        <section id="volantini" className={styles.section}>
          <h2>{t("leaflets")}</h2>
          {leaflets.length === 0 && <p>{t("noLeaflets")}</p>}
          <ul className={styles.covers}>
            {leaflets.map((leaflet) => (
              <LeafletCover key={leaflet.leafletId} leaflet={leaflet} />
            ))}
          </ul>
        </section>
      </article>
      {others.length > 0 && (
        <section className={styles.section}>
          <h2>{t("others")}</h2>
          <Chips label={t("others")}>
            {others.map(({ store: other }) => (
              <Chip key={other.slug} href={href(paths.store(other.slug))}>
                {other.name}
              </Chip>
            ))}
          </Chips>
        </section>
      )}
    </>
  );
}
