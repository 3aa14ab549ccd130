import type { LeafletCard } from "../ebsn/domain/leaflet";
import { contentPaths } from "./content-paths";
import { paths } from "./paths";

export function leafletPath({ kind, slug }: Pick<LeafletCard, "kind" | "slug">, page = 1): string {
  const base = kind === "volantini" ? paths.leaflet(slug) : contentPaths.catalogue(slug);
  return page > 1 ? `${base}/${page}` : base;
}
