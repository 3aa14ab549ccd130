import { notFound } from "next/navigation";
import { getArticle } from "@/lib/content/articles";
import { ArticlePage } from "./article-page";
import { redirectToCanonical } from "./redirect-to-canonical";

export async function NewsRoute({ slug }: { slug: string }) {
  const article = await getArticle(slug, "post");
  if (!article) notFound();
  await redirectToCanonical(article, "post", slug);
  return <ArticlePage article={article} />;
}
