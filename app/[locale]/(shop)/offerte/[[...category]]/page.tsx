import { notFound } from "next/navigation";
import { OffersPage } from "@/components/category/offers-page";
import { offersMetadata } from "@/lib/seo/offers";
import { readSlug } from "@/lib/params/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/offerte/[[...category]]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return offersMetadata(readSlug((await params).category ?? []), {});
}

export default async function Page({ params }: Props) {
  const slug = readSlug((await params).category ?? []);
  if (slug === null) notFound();
  return <OffersPage slug={slug} page={1} facets={{}} />;
}
