import { notFound } from "next/navigation";
import { OffersPage } from "@/components/category/offers-page";
import { readPage, readSort } from "@/lib/catalogue/listing";
import { offersMetadata } from "@/lib/seo/offers";
import { readSlug } from "@/lib/params/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/~offers-listing/[sort]/[page]/[[...category]]">;

export function generateStaticParams() {
  return [];
}

async function readListing({ params }: Props) {
  const { sort, page, category } = await params;
  return { slug: readSlug(category ?? []), sort: readSort(sort), page: readPage(page) };
}

export async function generateMetadata(props: Props) {
  const { slug, ...listing } = await readListing(props);
  return offersMetadata(slug, listing);
}

export default async function Page(props: Props) {
  const { slug, ...listing } = await readListing(props);
  if (slug === null) notFound();
  return <OffersPage slug={slug} {...listing} facets={{}} />;
}
