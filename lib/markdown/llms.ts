import "server-only";
import { getTranslations } from "next-intl/server";
import { brand } from "../../brand.config";
import { config } from "../config";
import { getArticles } from "../content/articles";
import { getDocuments } from "../content/documents";
import { getCategoryTree } from "../ebsn/catalogue";
import { contentPaths } from "../paths/content-paths";
import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import { paths } from "../paths/paths";
import { absoluteUrl } from "../seo/metadata";
import { bullets, joinBlocks, link } from "./document";

const MAX_DOCUMENTS = 100;

const markdownUrl = (path: string) => absoluteUrl(`${path}.md`);

export async function llmsText(): Promise<string> {
  const [t, seo, tree, recipes, documents] = await Promise.all([
    getTranslations({ locale: DEFAULT_LOCALE, namespace: "markdown" }),
    getTranslations({ locale: DEFAULT_LOCALE, namespace: "seo" }),
    getCategoryTree(),
    getArticles({ kind: "recipe", pageSize: MAX_DOCUMENTS }),
    getDocuments({ type: "pages", perPage: MAX_DOCUMENTS }),
  ]);
  const open = (documents?.documents ?? []).filter(({ isProtected }) => !isProtected);
  return joinBlocks(
    `# ${brand.name}`,
    `> ${seo("description")}`,
    t("howTo", { example: absoluteUrl("/product/….md") }),
    `## ${t("departments")}`,
    bullets(tree.map(({ name, slug }) => link(name, absoluteUrl(paths.category(slug))))),
    `## ${t("pages")}`,
    bullets(open.map(({ title, slug }) => link(title, markdownUrl(paths.page(slug))))),
    `## ${t("recipes")}`,
    bullets(recipes.articles.map(({ title, slug }) => link(title, markdownUrl(contentPaths.recipe(slug))))),
    `## ${t("data")}`,
    bullets([
      link(t("offers"), absoluteUrl(paths.offers())),
      link(t("stores"), absoluteUrl(paths.stores())),
      link(t("sitemap"), absoluteUrl("/sitemap.xml")),
      config.productFeed && link(t("feed"), absoluteUrl("/feeds/products.xml")),
    ]),
  );
}
