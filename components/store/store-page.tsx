import { useLocale, useTranslations } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { getActiveLeaflets } from "@/components/leaflet/active-leaflets";
import { LeafletCover } from "@/components/leaflet/leaflet-cover";
import { StoreJsonLd } from "@/components/seo/store-json-ld";
import { Chip, Chips } from "@/components/ui/chip";
import { bannerPicture, pictureSrcSet } from "@/components/ui/picture-src-set";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { getWarehouses } from "@/lib/ebsn/warehouses";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { positionOf } from "@/lib/rules/delivery/distance";
import { sortByDistance } from "./store-distance";
import { StoreFacts } from "./store-facts";
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
  )
    .slice(0, MAX_OTHER_STORES)
    .map((near) => near.store);
  return (
    <>
      <Breadcrumb items={[{ name: t("title"), path: paths.stores() }]} current={store.name} />
      <StoreJsonLd store={store} />
      <article>
        <header className={styles.head}>
          <h1>{store.name}</h1>
          <StoreOpeningStatus store={store} />
          {store.description && (
            <p lang={contentLanguage(locale)} className={styles.descr}>
              {store.description}
            </p>
          )}
        </header>
        {store.picture && <StorePicture src={store.picture} />}
        <StoreFacts store={store} />
        <StoresMap title={t("mapOf", { name: store.name })} stores={[store, ...others]} />
        <StoreServices store={store} />
        <StoreLeaflets leaflets={leaflets} />
      </article>
      {others.length > 0 && <OtherStores stores={others} />}
    </>
  );
}

const PICTURE_SIZES = "(max-width: 1279px) 94vw, 1200px";

function StorePicture({ src }: { src: string }) {
  const wide = bannerPicture(src);
  return (
    <picture>
      {wide && (
        <source
          media="(min-width: 960px)"
          srcSet={pictureSrcSet(wide)}
          sizes={PICTURE_SIZES}
          width={1440}
          height={480}
        />
      )}
      <img
        className={styles.picture}
        src={src}
        srcSet={pictureSrcSet(src) || undefined}
        sizes={PICTURE_SIZES}
        width={1600}
        height={900}
        alt=""
      />
    </picture>
  );
}

function StoreLeaflets({ leaflets }: { leaflets: LeafletCard[] }) {
  const t = useTranslations("stores");
  return (
    <section id="volantini" className={styles.section}>
      <h2>{t("leaflets")}</h2>
      {leaflets.length === 0 && <p>{t("noLeaflets")}</p>}
      <ul className={styles.covers}>
        {leaflets.map((leaflet) => (
          <LeafletCover key={leaflet.leafletId} leaflet={leaflet} />
        ))}
      </ul>
    </section>
  );
}

function OtherStores({ stores }: { stores: Warehouse[] }) {
  const t = useTranslations("stores");
  const href = localizePath(useLocale());
  return (
    <section className={styles.section}>
      <h2>{t("others")}</h2>
      <Chips label={t("others")}>
        {stores.map(({ slug, name }) => (
          <Chip key={slug} href={href(paths.store(slug))}>
            {name}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}
