import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
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
import { isPriceHidden, stockToBuy } from "@/lib/rules/prices/hidden-price";
import { alignRows } from "@/lib/rules/products/compare";
import { cardChoices } from "./card-choices";
import { CompareBuy, ComparePrice } from "./compare-cells";
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

function ActionsRow({ products }: Pick<Props, "products">) {
  return (
    <tr>
      <td />
      {products.map((product) => (
        <td key={product.slug} className={styles.buy}>
          {/* Products with options are bought on their own page. */}
          {!cardChoices(product).choices && (
            <CompareBuy
              id={product.productId}
              name={product.name}
              selling={compactSelling(product.selling, product.classMax)}
              stock={stockToBuy(product, product.prices.display)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

function PriceRows({ products, context }: Props) {
  const t = useTranslations("compare");
  const toCells = (part: "price" | "unitPrice") =>
    products.map((product) => {
      const { price, unitPrice, condition } = formatPriceParts(product, context);
      const text = part === "price" ? joinDetails(price, condition) : unitPrice;
      const isHidden = isPriceHidden(product, product.prices.display, context);
      return (
        <ComparePrice key={part} id={product.productId} part={part} missing={<Missing />}>
          {text || (isHidden ? context.messages.logInForPrice : <Missing />)}
        </ComparePrice>
      );
    });
  return (
    <>
      <Row title={t("price")} cells={toCells("price")} />
      <Row title={t("unitPrice")} cells={toCells("unitPrice")} />
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

function Missing() {
  return <i className={styles.missing}>{useTranslations("compare")("missing")}</i>;
}

/** Empty cells are marked as unknown. */
function Row({ title, cells }: { title: string; cells: ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, column) => (
        <td key={column}>{cell || <Missing />}</td>
      ))}
    </tr>
  );
}
