import "server-only";
import { getTranslations } from "next-intl/server";
import { now } from "../clock";
import { toShopDay } from "../dates";
import { getProduct } from "../ebsn/catalogue";
import type { ProductDetail } from "../ebsn/domain/product";
import { htmlToText } from "../html/sanitize";
import { type DeferredMessages, readDeferredMessages } from "../i18n/deferred-messages";
import type { Locale } from "../i18n/locales";
import { paths } from "../paths/paths";
import { parseNutrition } from "../html/nutrition";
import { formatPriceWithUnit } from "../format/price-with-unit";
import { foodKind } from "../rules/products/food";
import { priceView } from "../rules/prices/price";
import { pricesForAll } from "../rules/prices/price-for-all";
import { productFacts } from "../rules/products/product-facts";
import { promoCondition } from "../rules/prices/promo-condition";
import { absoluteUrlIn } from "../seo/metadata";
import { bullets, joinBlocks, link, table } from "./document";
import { markdownFromHtml } from "./from-html";

type Translate<N extends "product" | "markdown"> = Awaited<ReturnType<typeof getTranslations<N>>>;

/** What everybody pays, and what those pay who meet the condition of a promotion. */
function priceLines(product: ProductDetail, t: Translate<"markdown">, locale: Locale): string[] {
  const ownPrices = pricesForAll(product);
  const { toPay } = priceView(
    { ...product, prices: ownPrices },
    { authenticated: false, today: toShopDay(now()) },
  );
  if (toPay === null) return [];
  const price = `${t("price")}: ${formatPriceWithUnit(toPay, { ...product, prices: ownPrices }, locale)}`;
  const { display } = product.prices;
  const condition = promoCondition(product.promo);
  if (!condition || display === null || display === ownPrices.display) return [price];
  const name = condition.kind === "card" ? t("withCard", { card: condition.card }) : t("withStamps");
  return [price, `${name}: ${formatPriceWithUnit(display, product, locale)}`];
}

function weightLines({ selling }: ProductDetail, t: Translate<"product">, messages: DeferredMessages) {
  const isLoose = selling.kind === "loose";
  return [
    selling.variableWeight && !isLoose && messages.estimatedWeight,
    (isLoose || selling.variableWeight) && t("looseNote"),
  ];
}

/** One head and the rows of the page; other markup as it is. */
function nutritionText(html: string, t: Translate<"product">, toUrl: (address: string) => string): string {
  const nutrition = parseNutrition(html);
  if (!nutrition) return html && markdownFromHtml(html, toUrl);
  const { basis, rows } = nutrition;
  const amount = basis ? t("per", { basis }) : t("amount");
  return table(
    [t("nutrient"), amount],
    rows.map(({ label, value }) => [label, value]),
  );
}

/** The same as on the product's page. */
function detailLines(
  { food }: ProductDetail,
  t: Translate<"product">,
  tMarkdown: Translate<"markdown">,
): (string | false)[] {
  const kind = foodKind(food);
  const hazards = food.hazards.map((hazard) => t(`hazard.${hazard}`)).join(", ");
  return [
    hazards !== "" && `${tMarkdown("hazards")}: ${hazards}`,
    ...productFacts(food).map((fact) => `${t(`fact.${fact}`)}: ${htmlToText(food[fact])}`),
    kind !== null && `${t("withdrawal.title")}: ${t(`withdrawal.${kind}`)}`,
  ];
}

export async function productMarkdown(slug: string, locale: Locale): Promise<string | null> {
  const product = await getProduct(slug);
  if (!product || product.slug !== slug) return null;
  const [t, tMarkdown, messages] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "markdown" }),
    readDeferredMessages(locale),
  ]);
  const toUrl = absoluteUrlIn(locale);
  const { food, pictures, crumbs, brand, packSize, features } = product;
  const ingredients = food.ingredients && markdownFromHtml(food.ingredients, toUrl);
  const section = (title: string, text: string) => text && `## ${title}\n\n${text}`;
  return joinBlocks(
    `# ${[product.name, packSize].filter(Boolean).join(", ")}`,
    bullets([
      brand && `${tMarkdown("brand")}: ${brand}`,
      ...priceLines(product, tMarkdown, locale),
      ...weightLines(product, t, messages),
      tMarkdown(product.available > 0 ? "inStock" : "outOfStock"),
      crumbs.length > 0 &&
        `${tMarkdown("category")}: ${crumbs.map(({ name, slug: path }) => (path ? link(name, toUrl(paths.category(path))) : name)).join(" › ")}`,
      features.length > 0 && `${tMarkdown("features")}: ${features.join(", ")}`,
      product.gtin && `EAN: ${product.gtin}`,
      `${tMarkdown("page")}: ${toUrl(paths.product(slug))}`,
    ]),
    pictures[0] && `![${product.name}](${toUrl(pictures[0].large || pictures[0].photo)})`,
    product.description && markdownFromHtml(product.description, toUrl),
    section(t("ingredients"), [food.legalName, ingredients].filter(Boolean).join("\n\n")),
    food.allergens && `**${t("allergens")}** ${htmlToText(food.allergens)}`,
    section(t("nutrition"), nutritionText(food.nutrition, t, toUrl)),
    section(t("details"), bullets(detailLines(product, t, tMarkdown))),
  );
}
