import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { readSlug } from "@/lib/params/slug";
import { leafletMetadata } from "./leaflet-metadata";
import { LeafletPage } from "./leaflet-page";
import { readLeafletPage } from "./read-leaflet-page";

type Props = { params: Promise<{ leaflet: string; page?: string[] }> };

function parsePage([page, ...more]: string[] = []): number | null {
  if (page === undefined) return 1;
  return more.length > 0 ? null : readLeafletPage(page);
}

export function leafletRoute(kind: LeafletCard["kind"]) {
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { leaflet, page } = await params;
      return leafletMetadata(readSlug(leaflet), parsePage(page) ?? 1);
    },
    async Page({ params }: Props) {
      const { leaflet, page } = await params;
      const slug = readSlug(leaflet);
      const number = parsePage(page);
      if (!slug || number === null) notFound();
      return <LeafletPage idOrSlug={slug} kind={kind} page={number} />;
    },
  };
}
