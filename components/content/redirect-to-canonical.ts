import { getLocale } from "next-intl/server";
import { permanentRedirect } from "next/navigation";
import type { Article, ArticleKind } from "@/lib/ebsn/domain/article";
import { localizePath } from "@/lib/i18n/locale-path";
import { articlePath } from "@/lib/paths/article-path";

/** Each article has one address: other kinds' paths and old slugs redirect permanently. */
export async function redirectToCanonical(article: Article, kind: ArticleKind, slug: string): Promise<void> {
  if (article.kind === kind && article.slug === slug) return;
  permanentRedirect(localizePath(await getLocale())(articlePath(article)));
}
