import "server-only";
import { getTranslations } from "next-intl/server";
import { brand } from "../../brand.config";
import { cachePolicy } from "../cache-policy";
import { now } from "../clock";
import { config } from "../config";
import { toShopDay } from "../dates";
import { getCategoryTree } from "../ebsn/catalogue";
import type { CategoryNode } from "../ebsn/domain/category";
import { readFeedPage } from "../ebsn/feed";
import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import { getSeller } from "../brand/seller";
import { readCached } from "../upstream/read-cached";
import { type FeedContext, feedItem } from "./feed-item";
import { absoluteUrl } from "./metadata";
import { productDescriptionKey } from "./product-description-key";
import { escapeXml } from "./sitemap-xml";

type CategoryContext = Pick<FeedContext, "categories" | "googleCategory">;

function categoryContexts(
  nodes: CategoryNode[],
  above: CategoryContext = { categories: [], googleCategory: undefined },
) {
  const contexts = new Map<number, CategoryContext>();
  for (const node of nodes) {
    const context: CategoryContext = {
      categories: [...above.categories, node.name],
      googleCategory: config.googleCategories[node.slug] ?? above.googleCategory,
    };
    contexts.set(node.categoryId, context);
    for (const [id, found] of categoryContexts(node.children, context)) contexts.set(id, found);
  }
  return contexts;
}

async function renderItems(page: number): Promise<{ items: string; pages: number }> {
  const [t, tree, { products, pages }] = await Promise.all([
    getTranslations({ locale: DEFAULT_LOCALE, namespace: "seo" }),
    getCategoryTree(),
    readFeedPage(page),
  ]);
  const contexts = categoryContexts(tree);
  const seller = getSeller();
  const today = toShopDay(now());
  const items = products.map((product) => {
    const { name, brand: maker, packSize, categoryId } = product;
    const context = contexts.get(categoryId ?? 0) ?? { categories: [], googleCategory: undefined };
    const description = t(productDescriptionKey(product), { name, brand: maker, packSize }).replace(
      /\s+/g,
      " ",
    );
    return feedItem(product, { ...context, description, seller, today }) ?? "";
  });
  return { items: items.join(""), pages };
}

/** Cached as long as the product pages, which show the same prices. */
const getItems = (page: number) =>
  readCached(`product-feed/${page}`, cachePolicy.products(), () => renderItems(page));

/** The first page is read before the response starts, so that an outage is not an empty feed. */
export async function productFeed(): Promise<ReadableStream<Uint8Array>> {
  const [t, first] = await Promise.all([
    getTranslations({ locale: DEFAULT_LOCALE, namespace: "seo" }),
    getItems(1),
  ]);
  const encoder = new TextEncoder();
  const head =
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    `<title>${escapeXml(brand.name)}</title><link>${absoluteUrl("/")}</link>` +
    `<description>${escapeXml(t("description"))}</description>`;
  let page = 1;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(head + first.items));
    },
    async pull(controller) {
      page += 1;
      if (page <= first.pages) return controller.enqueue(encoder.encode((await getItems(page)).items));
      controller.enqueue(encoder.encode("</channel></rss>"));
      controller.close();
    },
  });
}
