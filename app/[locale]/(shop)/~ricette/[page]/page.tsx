import { RecipesIndex } from "@/components/content/recipes-index";
import { readPage } from "@/lib/catalogue/listing";
import { recipesMetadata } from "@/lib/seo/indexes";

export const revalidate = 900;

type Props = PageProps<"/[locale]/~ricette/[page]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return recipesMetadata(readPage((await params).page));
}

export default async function Page({ params }: Props) {
  return <RecipesIndex page={readPage((await params).page)} />;
}
