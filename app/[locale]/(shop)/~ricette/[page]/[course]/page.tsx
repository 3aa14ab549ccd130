import { notFound } from "next/navigation";
import { RecipesIndex } from "@/components/content/recipes-index";
import { readPage } from "@/lib/listing";
import { courseMetadata } from "@/lib/seo/course";
import { readSlug } from "@/lib/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/~ricette/[page]/[course]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const { course, page } = await params;
  return courseMetadata(readSlug(course), readPage(page));
}

export default async function Page({ params }: Props) {
  const { course, page } = await params;
  const slug = readSlug(course);
  if (!slug) notFound();
  return <RecipesIndex courseSlug={slug} page={readPage(page)} />;
}
