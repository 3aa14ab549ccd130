import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { readSlug } from "@/lib/slug";
import { leafletMetadata } from "./leaflet-metadata";
import { LeafletPage } from "./leaflet-page";
import { readLeafletPage } from "./read-leaflet-page";

type Props = { params: Promise<{ leaflet: string; page?: string }> };

/** Head and page of a leaflet's address, and of one of its pages', in either of the two folders. */
export function leafletRoute(kind: LeafletCard["kind"]) {
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { leaflet, page = "1" } = await params;
      return leafletMetadata(readSlug(leaflet), readLeafletPage(page) ?? 1);
    },
    async Page({ params }: Props) {
      const { leaflet, page } = await params;
      const slug = readSlug(leaflet);
      const number = page === undefined ? 1 : readLeafletPage(page);
      if (!slug || number === null) notFound();
      return <LeafletPage idOrSlug={slug} kind={kind} page={number} />;
    },
  };
}
