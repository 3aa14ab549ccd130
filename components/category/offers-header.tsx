import { useTranslations } from "next-intl";
import { Chip, Chips } from "@/components/ui/chip";
import { LinkButton } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { listingHref } from "@/components/product/listing-href";
import { pictureUrlAtWidth } from "@/components/ui/picture-src-set";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import type { ProductList } from "@/lib/ebsn/domain/product";
import { offerKindSlug } from "@/lib/ebsn/offers";
import { OFFER_KINDS } from "@/lib/catalogue/listing";
import { paths } from "@/lib/paths/paths";
import styles from "./offers.module.css";

type Props = {
  /** "" for the whole shop. */
  name: string;
  category: CategoryNode | null;
  categories: CategoryNode[];
  page: number;
  /** Of the listing, without its query. */
  path: string;
  list: ProductList;
  chosenKinds: string[];
  /** "": there is none. */
  leafletsPath: string;
  href: (path: string) => string;
};

export function OffersHeader({
  name: scopeName,
  category,
  categories,
  page,
  path,
  list,
  chosenKinds,
  leafletsPath,
  href,
}: Props) {
  const t = useTranslations("offers");
  const title = scopeName ? t("titleIn", { name: scopeName }) : t("title");
  const kinds = list.facets.find(({ parameterName }) => parameterName === OFFER_KINDS)?.values ?? [];
  return (
    <header className={styles.header}>
      <div className={styles.band}>
        <h1>{page > 1 ? t("titlePage", { title, page }) : title}</h1>
        {leafletsPath && (
          <LinkButton href={href(leafletsPath)} variant="secondary" small className={styles.leaflets}>
            <Icon name="leaflet" size={20} />
            {t("leaflets")}
          </LinkButton>
        )}
      </div>
      {(category !== null || categories.length > 0) && (
        <Chips label={t("departments")}>
          {scopeName && <Chip href={href(paths.offers())}>{t("all")}</Chip>}
          {categories.map(({ categoryId, name, slug, picture }) => (
            <Chip key={categoryId} href={href(paths.offers(slug))} picture={pictureUrlAtWidth(picture, 240)}>
              <ContentText>{name}</ContentText>
            </Chip>
          ))}
        </Chips>
      )}
      {kinds.length > 1 && (
        <div className={styles.kinds}>
          <Chips label={t("kinds")}>
            {kinds.map(({ id, name, count }) => (
              <Chip
                key={id}
                href={
                  category
                    ? listingHref(path, { facets: { [OFFER_KINDS]: [id] } })
                    : href(paths.offers(offerKindSlug(name)))
                }
                current={chosenKinds.includes(id)}
              >
                {t("kindCount", { name, count })}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
      {list.products.length > 0 && (
        <p className={styles.registered}>
          {t.rich("registeredUsers", { a: (text) => <Link href={href(paths.login(path))}>{text}</Link> })}
        </p>
      )}
    </header>
  );
}
