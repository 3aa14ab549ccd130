import { getTranslations } from "next-intl/server";
import { ProductCard } from "@/components/product/product-card";
import { getCardContext } from "@/components/product/card-context";
import { SessionProductsProvider } from "@/components/product/session-products";
import { ContentText } from "@/components/ui/content-text";
import { formatDay } from "@/lib/dates";
import type { Leaflet } from "@/lib/ebsn/domain/leaflet";
import type { Product } from "@/lib/ebsn/domain/product";
import { isUpcoming, offersByPage } from "@/lib/rules/dates/leaflet-period";
import styles from "./leaflet-offers.module.css";
import { offerAnchor } from "./offer-anchor";

export async function LeafletOffers({ leaflet, products }: { leaflet: Leaflet; products: Product[] }) {
  const [t, context] = await Promise.all([getTranslations("leaflets"), getCardContext()]);
  if (products.length === 0) return null;
  const query = { path: "leaflet/product-search", parent_leaflet_id: leaflet.leafletId, page_size: 100 };
  const groups = offersByPage(leaflet.pages, products);
  const isByPage = groups.some(({ number }) => number > 0);
  const renderValidFrom = ({ promo }: Product) =>
    promo &&
    isUpcoming(promo, context.today) && (
      <b className={styles.validFrom}>
        {t("validFrom", { from: formatDay(promo.validityDate, context.locale) })}
      </b>
    );
  return (
    <section className={`${styles.offers} no-print`} aria-labelledby="offerte">
      <h2 id="offerte">{t("offers", { title: leaflet.title })}</h2>
      <p className={styles.count}>{t(isByPage ? "offersText" : "offersCount", { count: products.length })}</p>
      <SessionProductsProvider query={query}>
        {groups.map(({ number, title, offers }) => (
          <section key={number} className={styles.page}>
            {isByPage && (
              <h3>
                {number > 0 && <span className={styles.number}>{t("page", { page: number })}</span>}
                {number === 0 && !title ? (
                  t("otherOffers")
                ) : (
                  <ContentText>{title || leaflet.title}</ContentText>
                )}
              </h3>
            )}
            <ul className={styles.grid}>
              {offers.map((product) => (
                <ProductCard
                  key={product.productId}
                  product={product}
                  context={context}
                  anchor={offerAnchor(product.productId)}
                  placeholder={renderValidFrom(product)}
                />
              ))}
            </ul>
          </section>
        ))}
      </SessionProductsProvider>
    </section>
  );
}
