import { notFound } from "next/navigation";
import { getArticle } from "@/lib/ebsn/articles";
import { RecipePage } from "./recipe-page";
import { toOwnAddress } from "./to-own-address";

export async function RecipeRoute({ slug }: { slug: string }) {
  const article = await getArticle(slug);
  if (!article) notFound();
  await toOwnAddress(article, "recipe", slug);
  return <RecipePage article={article} />;
}
