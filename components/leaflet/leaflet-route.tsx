import "server-only";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { readSlug } from "@/lib/slug";
import { leafletMetadata } from "./leaflet-metadata";
import { LeafletPage } from "./leaflet-page";
import { readLeafletPage } from "./read-leaflet-page";

type Props = { params: Promise<{ leaflet: string; page?: string[] }> };

/** The page an address names, 1 where it names none; null: no page's address. */
function pageOf([page, ...more]: string[] = []): number | null {
  if (page === undefined) return 1;
  return more.length > 0 ? null : readLeafletPage(page);
}

/** Head and page of a leaflet's address, and of one of its pages', in either of the two folders. */
export function leafletRoute(kind: LeafletCard["kind"]) {
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { leaflet, page } = await params;
      return leafletMetadata(readSlug(leaflet), pageOf(page) ?? 1);
    },
    async Page({ params }: Props) {
      const { leaflet, page } = await params;
      const slug = readSlug(leaflet);
      const number = pageOf(page);
      if (!slug || number === null) notFound();
      return <LeafletPage idOrSlug={slug} kind={kind} page={number} />;
    },
  };
}
