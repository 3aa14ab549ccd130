import { getTranslations } from "next-intl/server";
import { ProductCard } from "@/components/product/product-card";
import { cardContext } from "@/components/product/product-grid";
import { SessionList } from "@/components/product/session-list";
import { formatDay } from "@/lib/dates";
import type { Leaflet } from "@/lib/ebsn/domain/leaflet";
import type { Product } from "@/lib/ebsn/domain/product";
import { isAhead, offersByPage } from "@/lib/rules/leaflet-period";
import styles from "./leaflet-offers.module.css";
import { offerAnchor } from "./offer-anchor";

/** The same leaflet as a list: its offers page by page, each to be put in the cart. */
export async function LeafletOffers({ leaflet, products }: { leaflet: Leaflet; products: Product[] }) {
  const [t, context] = await Promise.all([getTranslations("leaflets"), cardContext()]);
  if (products.length === 0) return null;
  const query = { path: "leaflet/product-search", parent_leaflet_id: leaflet.leafletId, page_size: 100 };
  const notYet = ({ promo }: Product) =>
    promo &&
    isAhead(promo, context.today) && (
      <b className={styles.notYet}>
        {t("validFrom", { from: formatDay(promo.validityDate, context.locale) })}
      </b>
    );
  return (
    <section className={styles.offers} aria-labelledby="offerte">
      <h2 id="offerte">{t("offers", { title: leaflet.title })}</h2>
      <p className={styles.count}>{t("offersText", { count: products.length })}</p>
      <SessionList query={query}>
        {offersByPage(leaflet.pages, products).map(({ number, title, offers }) => (
          <section key={number} className={styles.page}>
            <h3>
              {number > 0 && <span>{t("page", { page: number })}</span>}
              {title || (number === 0 ? t("otherOffers") : leaflet.title)}
            </h3>
            <ul className={styles.grid}>
              {offers.map((product) => (
                <ProductCard
                  key={product.productId}
                  product={product}
                  context={context}
                  anchor={offerAnchor(product.productId)}
                  notYet={notYet(product)}
                />
              ))}
            </ul>
          </section>
        ))}
      </SessionList>
    </section>
  );
}
