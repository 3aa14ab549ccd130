import { notFound } from "next/navigation";
import { getArticle } from "@/lib/content/articles";
import { RecipePage } from "./recipe-page";
import { redirectToCanonical } from "./redirect-to-canonical";

export async function RecipeRoute({ slug }: { slug: string }) {
  const article = await getArticle(slug, "recipe");
  if (!article) notFound();
  await redirectToCanonical(article, "recipe", slug);
  return <RecipePage article={article} />;
}
