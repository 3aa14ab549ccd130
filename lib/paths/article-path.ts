import type { ArticleCard } from "../ebsn/domain/article";
import { contentPaths } from "./content-paths";
import { paths } from "./paths";

export function articlePath({ kind, slug }: Pick<ArticleCard, "kind" | "slug">): string {
  if (kind === "recipe") return contentPaths.recipe(slug);
  return kind === "page" ? paths.page(slug) : contentPaths.article(slug);
}
