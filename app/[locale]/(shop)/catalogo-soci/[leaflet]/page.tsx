import { notFound } from "next/navigation";
import { leafletMetadata } from "@/components/leaflet/leaflet-metadata";
import { LeafletPage } from "@/components/leaflet/leaflet-page";
import { readSlug } from "@/lib/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/catalogo-soci/[leaflet]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return leafletMetadata(readSlug((await params).leaflet));
}

export default async function Page({ params }: Props) {
  const slug = readSlug((await params).leaflet);
  if (!slug) notFound();
  return <LeafletPage idOrSlug={slug} kind="catalogo-soci" />;
}
