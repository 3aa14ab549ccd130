import "server-only";
import { menuSchema, type RawMenuItem } from "../ebsn/schemas/wordpress";
import { env } from "../env";
import { resolveLink } from "../html/links";
import { log } from "../log";
import { readContent } from "./client";
import type { MenuItem } from "./domain";

const MAX_DEPTH = 3;

function toItems(raw: RawMenuItem[], hosts: string[], depth = 1): MenuItem[] {
  return [...raw]
    .sort((a, b) => a.order - b.order)
    .flatMap(({ title, url, target, children }) => {
      const link = url && url !== "#" ? resolveLink(url, hosts) : null;
      const childItems = depth < MAX_DEPTH ? toItems(children, hosts, depth + 1) : [];
      if (!title || (!link && childItems.length === 0)) return [];
      const isExternal = (link?.isExternal ?? false) || target === "_blank";
      return [{ title, href: link?.href ?? "", isExternal, children: childItems }];
    });
}

/** null when the menu is missing or cannot be loaded: pages render without it. */
export async function getMenu(location: "header" | "footer" | "service"): Promise<MenuItem[] | null> {
  try {
    const response = await readContent({
      route: `wp-api-menus/v2/menu-locations/${location}`,
      schema: menuSchema,
      name: `menu-${location}`,
      isOptional: true,
    });
    const hosts = [...env().linkHosts, new URL(env().contentUrl).hostname];
    const items = response ? toItems(response.data, hosts) : [];
    return items.length > 0 ? items : null;
  } catch (error) {
    log("warn", "content.menu", { location, reason: String(error) });
    return null;
  }
}
