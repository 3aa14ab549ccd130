import { getTranslations } from "next-intl/server";
import { Link } from "@/components/ui/link";
import type { LeafletPage } from "@/lib/ebsn/domain/leaflet";
import styles from "./leaflet-viewer.module.css";
import { offerAnchor } from "./offer-anchor";
import { pageSources } from "./page-sources";

type Props = {
  page: LeafletPage;
  names: ReadonlyMap<number, string>;
  offersHref: string;
  alt: string;
  eager: boolean;
  shouldPreload: boolean;
};

export async function LeafletSheet({ page, names, offersHref, alt, eager, shouldPreload }: Props) {
  const t = await getTranslations("leaflets");
  return (
    <li id={`pagina-${page.number}`} className={styles.slide}>
      <div className={styles.sheet}>
        <img
          src={page.picture}
          srcSet={pageSources(page.picture)}
          sizes="(max-width:768px) 96vw, 46vw"
          width={960}
          height={1200}
          alt={alt}
          loading={eager || shouldPreload ? "eager" : "lazy"}
          fetchPriority={eager ? "high" : undefined}
        />
        {page.areas.map(({ productId, x, y, width, height }) => {
          const name = names.get(productId);
          return (
            name && (
              <Link
                key={productId}
                href={`${offersHref}#${offerAnchor(productId)}`}
                aria-label={t("goToOffer", { name })}
                style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
              />
            )
          );
        })}
      </div>
    </li>
  );
}
