import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AddToCart } from "@/components/cart/add-to-cart";
import { formatPriceParts } from "@/components/cart/price-text";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { ContentText } from "@/components/ui/content-text";
import { Html } from "@/components/ui/html";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { compactSelling } from "@/lib/cart/compact-selling";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { paths } from "@/lib/paths/paths";
import { alignRows } from "@/lib/rules/products/compare";
import { formatUnitPrice } from "@/lib/format/format-unit-price";
import { cardChoices } from "./card-choices";
import { parseNutrition } from "@/lib/html/nutrition";
import { joinDetails } from "@/lib/format/join-details";
import type { CardContext } from "./product-card";
import styles from "./compare-table.module.css";

const FACTS = ["ingredients", "allergens", "origin", "storage"] as const;

type Props = { products: ProductDetail[]; context: CardContext };

export function CompareTable({ products, context }: Props) {
  const t = useTranslations("compare");
  const nutrition = products.map(({ food }) => parseNutrition(food.nutrition));
  const bases = [...new Set(nutrition.flatMap((table) => table?.basis || []))];
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t("title")}>
      <table className={styles.table}>
        <thead>
          <ProductsRow products={products} href={context.href} />
        </thead>
        <tbody>
          <ActionsRow products={products} />
          <PriceRows products={products} context={context} />
          <FactRows products={products} />
          {bases.length < 2 && <NutritionRows rows={alignRows(nutrition)} basis={bases[0]} />}
        </tbody>
      </table>
      {bases.length > 1 && <p>{t("otherBasis")}</p>}
    </div>
  );
}

function ProductsRow({ products, href }: Pick<Props, "products"> & Pick<CardContext, "href">) {
  const t = useTranslations("compare");
  const hrefWithout = (slug: string) =>
    href(paths.compare(products.flatMap((other) => (other.slug === slug ? [] : other.slug))));
  return (
    <tr>
      <td />
      {products.map(({ productId, slug, name, brand, picture }) => (
        <th key={slug} scope="col">
          <Picture picture={picture} alt="" width={96} className={styles.picture} />
          <Link href={href(paths.product(slug))}>
            <ContentText>{name}</ContentText>
          </Link>
          <small>{brand}</small>
          <FoodProfileWarningSlot id={productId} />
          <Link className={styles.remove} href={hrefWithout(slug)}>
            {t("remove")}
            <span className="visually-hidden">
              : <ContentText>{name}</ContentText>
            </span>
          </Link>
        </th>
      ))}
    </tr>
  );
}

/** Products with options are bought on their own page. */
const canAddHere = (product: ProductDetail) =>
  product.available > 0 && product.prices.display !== null && !cardChoices(product).choices;

function ActionsRow({ products }: Pick<Props, "products">) {
  return (
    <tr>
      <td />
      {products.map((product) => (
        <td key={product.slug} className={styles.buy}>
          {canAddHere(product) && (
            <AddToCart
              id={product.productId}
              name={product.name}
              selling={compactSelling(product.selling, product.classMax)}
              stock={product.available}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

function conditionalPrice(product: ProductDetail, context: CardContext): string {
  const { price, condition } = formatPriceParts(product, context);
  return joinDetails(price, condition);
}

function PriceRows({ products, context }: Props) {
  const t = useTranslations("compare");
  return (
    <>
      <Row title={t("price")} cells={products.map((product) => conditionalPrice(product, context))} />
      <Row
        title={t("unitPrice")}
        cells={products.map(({ prices }) => formatUnitPrice(prices, context.locale))}
      />
      <Row title={t("size")} cells={products.map(({ packSize }) => packSize)} />
    </>
  );
}

function FactRows({ products }: Pick<Props, "products">) {
  const t = useTranslations("compare");
  const tProduct = useTranslations("product");
  const lang = contentLanguage(useLocale());
  const titles = {
    ingredients: tProduct("ingredients"),
    allergens: t("allergens"),
    origin: tProduct("fact.origin"),
    storage: tProduct("fact.storage"),
  };
  return FACTS.filter((fact) => products.some(({ food }) => food[fact])).map((fact) => (
    <Row
      key={fact}
      title={titles[fact]}
      cells={products.map(({ food }) => food[fact] && <Html key={fact} markup={food[fact]} lang={lang} />)}
    />
  ));
}

type NutritionProps = { rows: ReturnType<typeof alignRows>; basis: string | undefined };

function NutritionRows({ rows, basis }: NutritionProps) {
  const t = useTranslations("product");
  const [first] = rows;
  if (!first) return null;
  return (
    <>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={first.values.length + 1}>
          {basis ? `${t("nutrition")}, ${basis}` : t("nutrition")}
        </th>
      </tr>
      {rows.map(({ label, values }) => (
        <Row key={label} title={label} cells={values} />
      ))}
    </>
  );
}

/** Empty cells are marked as unknown. */
function Row({ title, cells }: { title: string; cells: ReactNode[] }) {
  const t = useTranslations("compare");
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, column) => (
        <td key={column}>{cell || <i className={styles.missing}>{t("missing")}</i>}</td>
      ))}
    </tr>
  );
}
