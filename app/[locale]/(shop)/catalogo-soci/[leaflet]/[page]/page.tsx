import { notFound } from "next/navigation";
import { leafletMetadata } from "@/components/leaflet/leaflet-metadata";
import { LeafletPage } from "@/components/leaflet/leaflet-page";
import { readLeafletPage } from "@/components/leaflet/read-leaflet-page";
import { readSlug } from "@/lib/slug";

export const revalidate = 900;

type Props = PageProps<"/[locale]/catalogo-soci/[leaflet]/[page]">;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const { leaflet, page } = await params;
  return leafletMetadata(readSlug(leaflet), readLeafletPage(page) ?? 1);
}

export default async function Page({ params }: Props) {
  const { leaflet, page } = await params;
  const [slug, number] = [readSlug(leaflet), readLeafletPage(page)];
  if (!slug || number === null) notFound();
  return <LeafletPage idOrSlug={slug} kind="catalogo-soci" page={number} />;
}
