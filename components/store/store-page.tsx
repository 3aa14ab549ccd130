import { getLocale, getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { LeafletCover } from "@/components/leaflet/leaflet-cover";
import { StoreJsonLd } from "@/components/seo/store-json-ld";
import { LinkButton } from "@/components/ui/button";
import { Chip, Chips } from "@/components/ui/chip";
import { sceneSources } from "@/components/ui/scene-sources";
import { pageTime } from "@/lib/preview/server";
import { dayInItaly } from "@/lib/dates";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { getLeaflets } from "@/lib/ebsn/leaflets";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths";
import { positionOf } from "@/lib/rules/distance";
import { validity } from "@/lib/rules/leaflet-period";
import { addressText, directionsHref, mapHref, nearStores } from "./near-stores";
import { StoreHours } from "./store-hours";
import { StoreOpen } from "./store-open";
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
  const allLeaflets = await getLeaflets({ warehouseId: store.warehouseId }).catch(() => []);
  const today = dayInItaly(await pageTime());
  const leaflets = allLeaflets.filter((leaflet) => validity(leaflet, today) !== "past");
  const others = nearStores(
    stores.filter(({ warehouseId }) => warehouseId !== store.warehouseId),
    positionOf(store.address),
  ).slice(0, MAX_OTHER_STORES);
  return (
    <>
      <Breadcrumb items={[{ name: t("title"), path: paths.stores() }]} here={store.name} />
      <StoreJsonLd store={store} />
      <article className={styles.store}>
        <header className={styles.head}>
          <h1>{store.name}</h1>
          <StoreOpen store={store} />
          {store.description && <p className={styles.descr}>{store.description}</p>}
        </header>
        {store.picture && (
          <img
            className={styles.picture}
            src={store.picture}
            srcSet={sceneSources(store.picture) || undefined}
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
