import { ROUTES } from "../../config/routes.mjs";
import { contentPaths } from "../paths/content-paths";
import { decodeSegment } from "../params/decode-segment";
import { paths } from "../paths/paths";

const FILES = /^\/wp-|\.\w{1,5}\/?$/;
const ARTICLE_FOLDERS = ["news", "notizie", "blog", "post", "posts"];
const ARTICLE_LISTS = ["category", "tag", "author"];
const RECIPE_FOLDERS = ["ricette", "recipe", "recipes"];

export function slugOf(path: string): string {
  const last = path.split("/").filter(Boolean).at(-1) ?? "";
  return decodeSegment(last) ?? last;
}

/** Null for files and for WordPress' own screens. */
export function contentPageOf(path: string): string | null {
  if (FILES.test(path)) return null;
  const [folder, ...rest] = path.split("/").filter(Boolean);
  if (!folder) return paths.home();
  const slug = slugOf(path);
  const isYear = /^\d{4}$/.test(folder);
  if (RECIPE_FOLDERS.includes(folder))
    return rest.length > 0 ? contentPaths.recipe(slug) : contentPaths.recipes();
  if (ARTICLE_LISTS.includes(folder) || (isYear && /^\d{1,4}$/.test(slug))) return contentPaths.articles();
  if (isYear) return contentPaths.article(slug);
  if (ARTICLE_FOLDERS.includes(folder))
    return rest.length > 0 ? contentPaths.article(slug) : contentPaths.articles();
  return Object.hasOwn(ROUTES, folder) ? path : paths.page(slug);
}
