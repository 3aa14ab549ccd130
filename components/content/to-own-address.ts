import { getLocale } from "next-intl/server";
import { permanentRedirect } from "next/navigation";
import type { Article, ArticleKind } from "@/lib/ebsn/domain/article";
import { localPath } from "@/lib/i18n/local-path";
import { articleHref } from "./article-href";

/** One address a thing: an article asked for under another kind's address or an older slug moves to its own. */
export async function toOwnAddress(article: Article, kind: ArticleKind, slug: string): Promise<void> {
  if (article.kind === kind && article.slug === slug) return;
  permanentRedirect(localPath(await getLocale())(articleHref(article)));
}
