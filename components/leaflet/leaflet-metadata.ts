import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getLeaflet, getLeafletProducts } from "@/lib/ebsn/leaflets";
import { contentMetadata } from "@/lib/seo/article";
import { missingMetadata } from "@/lib/seo/missing";
import { leafletPath } from "./leaflet-href";
import { periodWords } from "./period-words";

/** Head of a leaflet; each of its pages names the leaflet itself as canonical. */
export async function leafletMetadata(idOrSlug: string | null, page = 1): Promise<Metadata> {
  const leaflet = idOrSlug ? await getLeaflet(idOrSlug) : null;
  if (!leaflet) return missingMetadata();
  const [t, { text }, products] = await Promise.all([
    getTranslations("leaflets"),
    periodWords(leaflet),
    getLeafletProducts(leaflet.leafletId).catch(() => []),
  ]);
  const { title } = leaflet;
  return contentMetadata({
    title: page > 1 ? t("pageTitle", { title, page }) : title,
    description: t("description", { title, period: text, count: products.length }),
    path: leafletPath(leaflet),
    image: leaflet.cover,
  });
}
