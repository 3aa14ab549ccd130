import { getTranslations } from "next-intl/server";
import { AddToCart } from "@/components/cart/add-to-cart";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Html } from "@/components/ui/html";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { compactSelling } from "@/lib/cart/compact-selling";
import { getProduct } from "@/lib/ebsn/catalogue";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { alignRows } from "@/lib/rules/compare";
import { priceView } from "@/lib/rules/price";
import { unitPriceText } from "@/lib/unit-price-text";
import { cardChoices } from "./card-choices";
import { CompareSync } from "./compare-sync";
import { parseNutrition } from "./nutrition";
import { type CardContext } from "./product-card";
import { getCardContext } from "./card-context";
import styles from "./compare.module.css";

const FACTS = ["ingredients", "allergens", "origin", "storage"] as const;

/** Products side by side; missing values are marked as unknown. */
export async function ComparePage({ slugs }: { slugs: string[] }) {
  const [t, context, found] = await Promise.all([
    getTranslations("compare"),
    getCardContext(),
    Promise.all(slugs.map((slug) => getProduct(slug))),
  ]);
  const products = found.filter((product) => product !== null);
  return (
    <div className={styles.page} data-comparison="">
      <CompareSync products={products} />
      {products.length < 2 ? (
        <EmptyState
          icon="search"
          heading="h1"
          title={t("title")}
          actions={<LinkButton href={context.href(paths.departments())}>{t("choose")}</LinkButton>}
        >
          {t("intro")}
        </EmptyState>
      ) : (
        <>
          <h1>{t("title")}</h1>
          <CompareTable products={products} context={context} />
        </>
      )}
    </div>
  );
}

type TableProps = { products: ProductDetail[]; context: CardContext };

async function CompareTable({ products, context }: TableProps) {
  const [t, tp] = await Promise.all([getTranslations("compare"), getTranslations("product")]);
  const { locale, today, href } = context;
  const nutrition = products.map(({ food }) => parseNutrition(food.nutrition));
  const bases = [...new Set(nutrition.flatMap((table) => table?.basis || []))];
  const nutritionRows = bases.length < 2 ? alignRows(nutrition) : [];
  const missing = <i className={styles.missing}>{t("missing")}</i>;
  const priceOf = (product: ProductDetail) => {
    const { toPay, per } = priceView(product, { authenticated: false, today });
    return toPay === null ? null : `${formatMoney(toPay, locale)}${per === "kg" ? "/kg" : ""}`;
  };
  const factTitles = {
    ingredients: tp("ingredients"),
    allergens: t("allergens"),
    origin: tp("fact.origin"),
    storage: tp("fact.storage"),
  };
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={t("title")}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {products.map(({ slug, name, brand, picture }) => (
              <th key={slug} scope="col">
                <Picture picture={picture} alt="" width={96} className={styles.picture} />
                <Link href={href(paths.product(slug))}>{name}</Link>
                <small>{brand}</small>
                <Link
                  className={styles.remove}
                  href={href(
                    paths.compare(products.flatMap((other) => (other.slug === slug ? [] : other.slug))),
                  )}
                >
                  {t("remove")}
                  <span className="visually-hidden">: {name}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
          <Row title={t("price")} cells={products.map((product) => priceOf(product) ?? missing)} />
          <Row
            title={t("unitPrice")}
            cells={products.map(({ prices }) => unitPriceText(prices, locale) || missing)}
          />
          <Row title={t("size")} cells={products.map(({ packSize }) => packSize || missing)} />
          {FACTS.filter((fact) => products.some(({ food }) => food[fact])).map((fact) => (
            <Row
              key={fact}
              title={factTitles[fact]}
              cells={products.map(({ food }) =>
                food[fact] ? <Html key={fact} markup={food[fact]} /> : missing,
              )}
            />
          ))}
          {nutritionRows.length > 0 && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={products.length + 1}>
                {bases[0] ? `${tp("nutrition")}, ${bases[0]}` : tp("nutrition")}
              </th>
            </tr>
          )}
          {nutritionRows.map(({ label, values }) => (
            <Row key={label} title={label} cells={values.map((value) => value || missing)} />
          ))}
        </tbody>
      </table>
      {bases.length > 1 && <p>{t("otherBasis")}</p>}
    </div>
  );
}

/** Products with options are bought on their own page. */
const canAddHere = (product: ProductDetail) =>
  product.available > 0 && product.prices.display !== null && !cardChoices(product).choices;

function Row({ title, cells }: { title: string; cells: React.ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, column) => (
        <td key={column}>{cell}</td>
      ))}
    </tr>
  );
}
