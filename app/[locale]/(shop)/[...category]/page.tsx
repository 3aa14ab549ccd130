import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/category/category-page";
import { categoryMetadata } from "@/lib/seo/category";
import { readSlug } from "@/lib/params/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/[...category]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return categoryMetadata(readSlug((await params).category), {});
}

export default async function Page({ params }: Props) {
  const slug = readSlug((await params).category);
  if (!slug) notFound();
  return <CategoryPage slug={slug} page={1} facets={{}} />;
}
