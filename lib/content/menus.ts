import "server-only";
import { contentPaths } from "../paths/content-paths";
import { menuSchema, type RawMenuItem } from "../ebsn/schemas/wordpress";
import { slugOf } from "../html/content-page";
import { htmlToText } from "../html/sanitize";
import type { Link } from "../html/links";
import { shopLink } from "../html/shop-link";
import { log } from "../log";
import { paths } from "../paths/paths";
import { readContent } from "./client";
import type { MenuItem } from "./domain";

const MAX_DEPTH = 3;

const PATH_BY_OBJECT: Record<string, (slug: string) => string> = {
  page: paths.page,
  post: contentPaths.article,
  recipe: contentPaths.recipe,
  recipes: contentPaths.recipe,
  category: () => contentPaths.articles(),
  post_tag: () => contentPaths.articles(),
  portata: contentPaths.course,
};

const slugOfUrl = (url: string): string =>
  /[?&]\w+=/.test(url) || !URL.canParse(url, "http://p") ? "" : slugOf(new URL(url, "http://p").pathname);

/** Items picked in WordPress have WordPress' URL and object type. */
function linkOf({ url, object, object_slug: objectSlug }: RawMenuItem): Link | null {
  const pathOf = PATH_BY_OBJECT[object];
  const slug = objectSlug || slugOfUrl(url);
  if (pathOf && slug) return { href: pathOf(slug), isExternal: false };
  return url && url !== "#" ? shopLink(url) : null;
}

/** The plug-in nests items; others list them flat with the parent's id. */
function nest(raw: RawMenuItem[]): RawMenuItem[] {
  const ids = new Set(raw.map(({ ID }) => ID));
  const isChild = ({ ID, parent }: RawMenuItem) => parent !== ID && ids.has(parent);
  if (!raw.some(isChild)) return raw;
  const withChildren = (item: RawMenuItem, ancestors: number[]): RawMenuItem => ({
    ...item,
    children: [
      ...item.children,
      ...raw
        .filter(({ ID, parent }) => parent === item.ID && !ancestors.includes(ID))
        .map((child) => withChildren(child, [...ancestors, child.ID])),
    ],
  });
  return raw.filter((item) => !isChild(item)).map((item) => withChildren(item, [item.ID]));
}

function toItems(raw: RawMenuItem[], depth = 1): MenuItem[] {
  return [...raw]
    .sort((a, b) => a.order - b.order)
    .flatMap((item) => {
      const { target, children } = item;
      const title = htmlToText(item.title);
      const link = linkOf(item);
      const childItems = depth < MAX_DEPTH ? toItems(children, depth + 1) : [];
      if (!title || (!link && childItems.length === 0)) return [];
      const isExternal = (link?.isExternal ?? false) || target === "_blank";
      return [{ title, href: link?.href ?? "", isExternal, children: childItems }];
    });
}

/** Null when it cannot be loaded: pages render without it. */
export async function getMenu(location: "header" | "footer" | "service"): Promise<MenuItem[] | null> {
  try {
    const response = await readContent({
      route: `wp-api-menus/v2/menu-locations/${location}`,
      schema: menuSchema,
      name: `menu-${location}`,
      isOptional: true,
    });
    const items = response ? toItems(nest(response.data)) : [];
    return items.length > 0 ? items : null;
  } catch (error) {
    log("warn", "content.menu", { location, reason: String(error) });
    return null;
  }
}
