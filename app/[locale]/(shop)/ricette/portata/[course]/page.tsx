import { notFound } from "next/navigation";
import { RecipesIndex } from "@/components/content/recipes-index";
import { courseMetadata } from "@/lib/seo/course";
import { readSlug } from "@/lib/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/ricette/portata/[course]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return courseMetadata(readSlug((await params).course));
}

export default async function Page({ params }: Props) {
  const slug = readSlug((await params).course);
  if (!slug) notFound();
  return <RecipesIndex courseSlug={slug} page={1} />;
}
