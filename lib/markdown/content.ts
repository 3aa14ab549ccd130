import "server-only";
import { getTranslations } from "next-intl/server";
import { articlePath } from "../paths/article-path";
import { findDocument } from "../content/find-document";
import { translateDifficulty } from "../content/translate-difficulty";
import type { Article, ArticleKind } from "../ebsn/domain/article";
import type { Locale } from "../i18n/locales";
import { paths } from "../paths/paths";
import { absoluteUrlIn } from "../seo/metadata";
import { bullets, joinBlocks, numbered } from "./document";
import { markdownFromHtml } from "./from-html";

async function recipeBlocks({ recipe }: Article, locale: Locale): Promise<string[]> {
  if (!recipe) return [];
  const t = await getTranslations({ locale, namespace: "content" });
  const { portions, preparationMinutes, cookingMinutes, restMinutes, difficulty, ingredients, steps, tip } =
    recipe;
  const minutes = (label: string, count: number | null) =>
    count !== null && `${label}: ${t("minutes", { minutes: count })}`;
  return [
    bullets([
      `${t("portions")}: ${portions}`,
      minutes(t("preparation"), preparationMinutes),
      minutes(t("cooking"), cookingMinutes),
      minutes(t("rest"), restMinutes),
      difficulty ? `${t("difficulty")}: ${translateDifficulty(difficulty, t)}` : false,
    ]),
    `## ${t("ingredients")}`,
    bullets(ingredients.map(({ text }) => text)),
    `## ${t("steps")}`,
    numbered(steps),
    tip && `## ${t("tip")}\n\n${tip}`,
  ];
}

export async function contentMarkdown(
  kind: ArticleKind,
  slug: string,
  locale: Locale,
): Promise<string | null> {
  const found = await findDocument(slug, kind);
  const toUrl = absoluteUrlIn(locale);
  if (found && "page" in found) {
    const { title, excerpt, content, isProtected } = found.page;
    if (kind !== "page" || isProtected) return null;
    return joinBlocks(`# ${title}`, excerpt, markdownFromHtml(content, toUrl), toUrl(paths.page(slug)));
  }
  if (!found || found.article.kind !== kind) return null;
  const { article } = found;
  const { title, abstract, date, picture, pictureAlt, content } = article;
  return joinBlocks(
    `# ${title}`,
    abstract,
    date,
    picture && `![${pictureAlt}](${toUrl(picture)})`,
    ...(article.recipe ? await recipeBlocks(article, locale) : [markdownFromHtml(content, toUrl)]),
    toUrl(articlePath({ kind, slug })),
  );
}
