import { getLocale, getTranslations } from "next-intl/server";
import { notFound, permanentRedirect } from "next/navigation";
import { Breadcrumb } from "@/components/layout/breadcrumb";
import { LeafletJsonLd } from "@/components/seo/leaflet-json-ld";
import { Badge } from "@/components/ui/badge";
import { Html } from "@/components/ui/html";
import { now } from "@/lib/clock";
import { dayInItaly } from "@/lib/dates";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import type { Product } from "@/lib/ebsn/domain/product";
import { getLeaflet, getLeafletProducts, getLeaflets } from "@/lib/ebsn/leaflets";
import { isAhead } from "@/lib/rules/leaflet-period";
import { localPath } from "@/lib/i18n/local-path";
import { LeafletCover } from "./leaflet-cover";
import { leafletPath } from "./leaflet-href";
import { LeafletOffers } from "./leaflet-offers";
import styles from "./leaflet-page.module.css";
import { LeafletViewer } from "./leaflet-viewer";
import { periodWords } from "./period-words";

type Props = {
  idOrSlug: string;
  /** The folder it was asked in; the other one redirects. */
  kind: LeafletCard["kind"];
  page?: number;
};

/** The pages stand without their offers, and without their neighbours. */
const productsOrNone = (leafletId: number): Promise<Product[]> =>
  getLeafletProducts(leafletId).catch(() => []);
const othersOrNone = (): Promise<LeafletCard[]> => getLeaflets().catch(() => []);

/** What an announced leaflet says of the prices below it: those of its days, today's, or some of each. */
function announcedWords(products: Product[], today: string): "notYet" | "announcedPrices" | "someAnnounced" {
  const ahead = products.filter(({ promo }) => isAhead(promo, today)).length;
  if (ahead === 0) return "notYet";
  return ahead === products.length ? "announcedPrices" : "someAnnounced";
}

export async function LeafletPage({ idOrSlug, kind, page = 1 }: Props) {
  const leaflet = await getLeaflet(idOrSlug);
  if (!leaflet || page > Math.max(1, leaflet.pages.length)) notFound();
  const [t, locale] = await Promise.all([getTranslations("leaflets"), getLocale()]);
  if (leaflet.slug !== idOrSlug || leaflet.kind !== kind) {
    permanentRedirect(localPath(locale)(leafletPath(leaflet, page)));
  }
  const [products, all, period] = await Promise.all([
    productsOrNone(leaflet.leafletId),
    othersOrNone(),
    periodWords(leaflet),
  ]);
  const names = new Map(products.map(({ productId, name }) => [productId, name]));
  const others = all.filter(({ leafletId }) => leafletId !== leaflet.leafletId);
  return (
    <>
      <Breadcrumb crumbs={[{ name: t("title"), slug: "volantini" }]} here={leaflet.title} />
      <LeafletJsonLd leaflet={leaflet} products={products} />
      <header className={styles.header}>
        <div>
          <h1>{leaflet.title}</h1>
          <p className={styles.period}>
            {period.text}
            {period.state === "announced" && <Badge>{t("announced")}</Badge>}
            {period.hurry && <Badge tone="offer">{period.hurry}</Badge>}
          </p>
          {period.state === "announced" && <p>{t(announcedWords(products, dayInItaly(now())))}</p>}
          {period.state === "past" && <p>{t("expired")}</p>}
        </div>
        <Html markup={leaflet.descr} className={styles.descr} />
      </header>
      {leaflet.pages.length > 0 && <LeafletViewer leaflet={leaflet} names={names} start={page} />}
      <LeafletOffers leaflet={leaflet} products={products} />
      {others.length > 0 && (
        <section className={styles.others}>
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
