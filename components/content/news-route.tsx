import { notFound } from "next/navigation";
import { getArticle } from "@/lib/ebsn/articles";
import { ArticlePage } from "./article-page";
import { toOwnAddress } from "./to-own-address";

export async function NewsRoute({ slug }: { slug: string }) {
  const article = await getArticle(slug);
  if (!article) notFound();
  await toOwnAddress(article, "post", slug);
  return <ArticlePage article={article} />;
}
