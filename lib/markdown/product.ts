import "server-only";
import { getTranslations } from "next-intl/server";
import { now } from "../clock";
import { toShopDay } from "../dates";
import { getProduct } from "../ebsn/catalogue";
import type { ProductDetail } from "../ebsn/domain/product";
import { htmlToText } from "../html/sanitize";
import type { Locale } from "../i18n/locales";
import { formatMoney } from "../money";
import { paths } from "../paths";
import { priceView } from "../rules/price";
import { absoluteUrlIn } from "../seo/metadata";
import { unitPriceText } from "../unit-price-text";
import { bullets, joinBlocks, link } from "./document";
import { markdownFromHtml } from "./from-html";

const FACTS = ["alcohol", "storage", "use", "origin", "producer", "warnings"] as const;

function priceText(product: ProductDetail, locale: Locale): string {
  const { toPay, per } = priceView(product, { authenticated: false, today: toShopDay(now()) });
  if (toPay === null) return "";
  const unit = unitPriceText(product.prices, locale);
  const price = `${formatMoney(toPay, locale)}${per === "kg" ? "/kg" : ""}`;
  return per === "kg" || !unit ? price : `${price} (${unit})`;
}

export async function productMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const product = await getProduct(slug);
  if (!product || product.slug !== slug) return null;
  const [t, tMarkdown] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "markdown" }),
  ]);
  const toUrl = absoluteUrlIn(locale);
  const { food, pictures, crumbs, brand, packSize } = product;
  const price = priceText(product, locale);
  const ingredients = food.ingredients && markdownFromHtml(food.ingredients, toUrl);
  const section = (title: string, text: string) => text && `## ${title}\n\n${text}`;
  return joinBlocks(
    `# ${[product.name, packSize].filter(Boolean).join(", ")}`,
    bullets([
      brand && `${tMarkdown("brand")}: ${brand}`,
      price && `${tMarkdown("price")}: ${price}`,
      tMarkdown(product.available > 0 ? "inStock" : "outOfStock"),
      crumbs.length > 0 &&
        `${tMarkdown("category")}: ${crumbs.map(({ name, slug: path }) => link(name, toUrl(paths.category(path)))).join(" › ")}`,
      product.gtin && `EAN: ${product.gtin}`,
      `${tMarkdown("page")}: ${toUrl(paths.product(slug))}`,
    ]),
    pictures[0] && `![${product.name}](${toUrl(pictures[0].large || pictures[0].photo)})`,
    product.description && markdownFromHtml(product.description, toUrl),
    section(t("ingredients"), [food.legalName, ingredients].filter(Boolean).join("\n\n")),
    food.allergens && `**${t("allergens")}** ${htmlToText(food.allergens)}`,
    section(t("nutrition"), food.nutrition && markdownFromHtml(food.nutrition, toUrl)),
    section(
      t("details"),
      bullets(FACTS.map((fact) => food[fact] && `${t(`fact.${fact}`)}: ${htmlToText(food[fact])}`)),
    ),
  );
}
