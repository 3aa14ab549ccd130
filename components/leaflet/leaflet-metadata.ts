import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getLeaflet, getLeafletProducts } from "@/lib/ebsn/leaflets";
import { contentMetadata } from "@/lib/seo/article";
import { notFoundMetadata } from "@/lib/seo/not-found";
import { leafletPath } from "@/lib/paths/leaflet-path";
import { getPeriodLabel } from "./period-label";

/** Every page of a leaflet has the leaflet as canonical; one that has ended is not indexed. */
export async function leafletMetadata(idOrSlug: string | null, page = 1): Promise<Metadata> {
  const leaflet = idOrSlug ? await getLeaflet(idOrSlug) : null;
  if (!leaflet) return notFoundMetadata();
  const [t, { text, state }, products] = await Promise.all([
    getTranslations("leaflets"),
    getPeriodLabel(leaflet),
    getLeafletProducts(leaflet.leafletId).catch(() => []),
  ]);
  const { title } = leaflet;
  return contentMetadata({
    title: page > 1 ? t("pageTitle", { title, page }) : title,
    description: t("description", { title, period: text, count: products.length }),
    path: leafletPath(leaflet),
    image: leaflet.cover,
    index: state !== "past",
  });
}
