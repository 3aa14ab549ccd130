import { notFound } from "next/navigation";
import { CategoryPage } from "@/components/category/category-page";
import { readFacets, readPage, readSort } from "@/lib/catalogue/listing";
import { categoryMetadata } from "@/lib/seo/category";
import { readSlug } from "@/lib/params/slug";

type Props = PageProps<"/[locale]/~filter/[...category]">;

async function readListing({ params, searchParams }: Props) {
  const query = await searchParams;
  return {
    slug: readSlug((await params).category),
    facets: readFacets(query),
    sort: readSort(query.sort),
    page: readPage(query.page),
  };
}

export async function generateMetadata(props: Props) {
  const { slug, ...listing } = await readListing(props);
  return categoryMetadata(slug, listing);
}

export default async function Page(props: Props) {
  const { slug, ...listing } = await readListing(props);
  if (!slug) notFound();
  return <CategoryPage key={JSON.stringify(listing)} slug={slug} {...listing} />;
}
