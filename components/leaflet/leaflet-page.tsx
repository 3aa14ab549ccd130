import { getLocale, getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ContentText } from "@/components/ui/content-text";
import { LeafletJsonLd } from "@/components/seo/leaflet-json-ld";
import { Badge } from "@/components/ui/badge";
import { Html } from "@/components/ui/html";
import { pageTime } from "@/lib/preview/server";
import { toShopDay } from "@/lib/dates";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import type { Product } from "@/lib/ebsn/domain/product";
import { getLeaflet, getLeafletProducts } from "@/lib/ebsn/leaflets";
import { isUpcoming } from "@/lib/rules/dates/leaflet-period";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { withinBudget } from "@/lib/upstream/within-budget";
import { getActiveLeaflets } from "./active-leaflets";
import { LeafletCover } from "./leaflet-cover";
import { leafletPath } from "@/lib/paths/leaflet-path";
import { paths } from "@/lib/paths/paths";
import { LeafletOffers } from "./leaflet-offers";
import styles from "./leaflet-page.module.css";
import { LeafletViewer } from "./leaflet-viewer";
import { getPeriodLabel } from "./period-label";

type Props = {
  idOrSlug: string;
  /** Folder of the request; the other one redirects. */
  kind: LeafletCard["kind"];
  page?: number;
};

/** The page works without offers or other leaflets. */
const getProductsOrNone = (leafletId: number): Promise<Product[]> =>
  withinBudget(getLeafletProducts(leafletId)).catch(() => []);
const getOthersOrNone = (): Promise<LeafletCard[]> => withinBudget(getActiveLeaflets()).catch(() => []);

function announcedMessageKey(
  products: Product[],
  today: string,
): "notYet" | "announcedPrices" | "someAnnounced" {
  const upcoming = products.filter(({ promo }) => isUpcoming(promo, today)).length;
  if (upcoming === 0) return "notYet";
  return upcoming === products.length ? "announcedPrices" : "someAnnounced";
}

export async function LeafletPage({ idOrSlug, kind, page = 1 }: Props) {
  const leaflet = await getLeaflet(idOrSlug);
  if (!leaflet || page > Math.max(1, leaflet.pages.length)) notFound();
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  if (leaflet.slug !== idOrSlug || leaflet.kind !== kind) {
    permanentRedirect(localizePath(locale)(leafletPath(leaflet, page)));
  }
  const [products, all, period] = await Promise.all([
    getProductsOrNone(leaflet.leafletId),
    getOthersOrNone(),
    getPeriodLabel(leaflet),
  ]);
  const names = new Map(products.map(({ productId, name }) => [productId, name]));
  const others = all.filter(({ leafletId }) => leafletId !== leaflet.leafletId);
  return (
    <>
      <Breadcrumb
        items={[{ name: t("title"), path: paths.leaflets() }]}
        current={<ContentText>{leaflet.title}</ContentText>}
      />
      <LeafletJsonLd leaflet={leaflet} products={products} />
      <header className={styles.header}>
        <div>
          <h1>
            <ContentText>{leaflet.title}</ContentText>
          </h1>
          <p className={styles.period}>
            {period.text}
            {period.state === "announced" && <Badge>{t("announced")}</Badge>}
            {period.endingLabel && <Badge tone="offer">{period.endingLabel}</Badge>}
          </p>
          {period.state === "announced" && (
            <p>{t(announcedMessageKey(products, toShopDay(await pageTime())))}</p>
          )}
          {period.state === "past" && <p>{t("expired")}</p>}
        </div>
        <Html markup={leaflet.descr} className={styles.descr} lang={contentLanguage(locale)} />
      </header>
      {leaflet.pages.length > 0 && <LeafletViewer leaflet={leaflet} names={names} start={page} />}
      <LeafletOffers leaflet={leaflet} products={products} />
      {others.length > 0 && (
        <section className={`${styles.others} no-print`}>
          <h2>{t("others")}</h2>
          <ul className={styles.covers}>
            {others.map((other) => (
              <LeafletCover key={other.leafletId} leaflet={other} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
