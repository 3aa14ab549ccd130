import { getTranslations } from "next-intl/server";
import { Html } from "@/components/ui/html";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { getProduct } from "@/lib/ebsn/catalogue";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { alignRows } from "@/lib/rules/compare";
import { priceView } from "@/lib/rules/price";
import { unitPriceText } from "@/lib/unit-price-text";
import { parseNutrition } from "./nutrition";
import { type CardContext } from "./product-card";
import { getCardContext } from "./product-grid";
import styles from "./compare.module.css";

const FACTS = ["ingredients", "allergens", "origin", "storage"] as const;

/** Products side by side; what a shop does not know of one is said to be missing. */
export async function ComparePage({ slugs }: { slugs: string[] }) {
  const [t, context, found] = await Promise.all([
    getTranslations("compare"),
    getCardContext(),
    Promise.all(slugs.map((slug) => getProduct(slug))),
  ]);
  const products = found.filter((product) => product !== null);
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {products.length < 2 ? <p>{t("intro")}</p> : <CompareTable products={products} context={context} />}
    </div>
  );
}

type TableProps = { products: ProductDetail[]; context: CardContext };

async function CompareTable({ products, context }: TableProps) {
  const [t, tp] = await Promise.all([getTranslations("compare"), getTranslations("product")]);
  const { locale, today, href } = context;
  const nutrition = products.map(({ food }) => parseNutrition(food.nutrition));
  const bases = [...new Set(nutrition.flatMap((table) => table?.basis || []))];
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
          {bases.length < 2 &&
            alignRows(nutrition).map(({ label, values }) => (
              <Row
                key={label}
                title={bases[0] ? `${label} (${bases[0]})` : label}
                cells={values.map((value) => value || missing)}
              />
            ))}
        </tbody>
      </table>
      {bases.length > 1 && <p>{t("otherBasis")}</p>}
    </div>
  );
}

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
