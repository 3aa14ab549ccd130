import { RecipesIndex } from "@/components/content/recipes-index";
import { recipesMetadata } from "@/lib/seo/indexes";

export const revalidate = 900;

export function generateMetadata() {
  return recipesMetadata(1);
}

export default function Page() {
  return <RecipesIndex page={1} />;
}
