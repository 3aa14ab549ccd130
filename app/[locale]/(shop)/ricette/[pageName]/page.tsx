import { documentRoute } from "@/components/content/document-route";
import { RecipeRoute } from "@/components/content/recipe-route";

export const revalidate = 900;

export function generateStaticParams() {
  return [];
}

const { generateMetadata, Page } = documentRoute("recipe", RecipeRoute);

export { generateMetadata };
export default Page;
