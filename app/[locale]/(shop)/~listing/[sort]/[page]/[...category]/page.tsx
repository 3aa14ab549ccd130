import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/category/category-page";
import { readPage, readSort } from "@/lib/catalogue/listing";
import { categoryMetadata } from "@/lib/seo/category";
import { readSlug } from "@/lib/params/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/~listing/[sort]/[page]/[...category]">;

export function generateStaticParams() {
  return [];
}

async function readListing({ params }: Props) {
  const { sort, page, category } = await params;
  return { slug: readSlug(category), sort: readSort(sort), page: readPage(page) };
}

export async function generateMetadata(props: Props) {
  const { slug, ...listing } = await readListing(props);
  return categoryMetadata(slug, listing);
}

export default async function Page(props: Props) {
  const { slug, ...listing } = await readListing(props);
  if (!slug) notFound();
  return <CategoryPage slug={slug} {...listing} facets={{}} />;
}
