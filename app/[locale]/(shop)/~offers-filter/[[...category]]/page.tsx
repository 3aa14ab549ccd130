import { notFound } from "next/navigation";
import { OffersPage } from "@/components/category/offers-page";
import { readFacets, readPage, readSort } from "@/lib/catalogue/listing";
import { offersMetadata } from "@/lib/seo/offers";
import { readSlug } from "@/lib/params/slug";

type Props = PageProps<"/[locale]/~offers-filter/[[...category]]">;

async function readListing({ params, searchParams }: Props) {
  const query = await searchParams;
  const { promo: _promo, ...facets } = readFacets(query);
  return {
    slug: readSlug((await params).category ?? []),
    facets,
    sort: readSort(query.sort),
    page: readPage(query.page),
  };
}

export async function generateMetadata(props: Props) {
  const { slug, ...listing } = await readListing(props);
  return offersMetadata(slug, listing);
}

export default async function Page(props: Props) {
  const { slug, ...listing } = await readListing(props);
  if (slug === null) notFound();
  return <OffersPage key={JSON.stringify(listing)} slug={slug} {...listing} />;
}
