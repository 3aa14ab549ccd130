import { contentPaths } from "../paths/content-paths";
import type { ContentKind } from "../ebsn/domain/content-edit";
import { paths } from "../paths/paths";

const PATHS: Record<ContentKind, (slug: string) => string> = {
  home: () => paths.home(),
  category: (slug) => paths.category(slug),
  page: (slug) => paths.page(slug),
  article: (slug) => contentPaths.article(slug),
  recipe: (slug) => contentPaths.recipe(slug),
  leaflet: (slug) => paths.leaflet(slug),
};

export const contentPath = ({ kind, slug }: { kind: ContentKind; slug: string }): string => PATHS[kind](slug);
