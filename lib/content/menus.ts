import "server-only";
import { menuSchema, type RawMenuItem } from "../ebsn/schemas/wordpress";
import { env } from "../env";
import { resolveLink } from "../html/links";
import { log } from "../log";
import { readContent } from "./client";
import type { MenuItem } from "./domain";

const DEEPEST = 3;

function toItems(raw: RawMenuItem[], hosts: string[], depth = 1): MenuItem[] {
  return [...raw]
    .sort((a, b) => a.order - b.order)
    .flatMap(({ title, url, target, children }) => {
      const link = url && url !== "#" ? resolveLink(url, hosts) : null;
      const below = depth < DEEPEST ? toItems(children, hosts, depth + 1) : [];
      if (!title || (!link && below.length === 0)) return [];
      const isOutside = (link?.isOutside ?? false) || target === "_blank";
      return [{ title, href: link?.href ?? "", isOutside, children: below }];
    });
}

/** The menu of a place of the page; null when the content system has none or does not answer: the page stands without. */
export async function getMenu(location: "header" | "footer" | "service"): Promise<MenuItem[] | null> {
  try {
    const answer = await readContent({
      route: `wp-api-menus/v2/menu-locations/${location}`,
      schema: menuSchema,
      name: `menu-${location}`,
    });
    const hosts = [...env().linkHosts, new URL(env().contentUrl).hostname];
    const items = answer ? toItems(answer.data, hosts) : [];
    return items.length > 0 ? items : null;
  } catch (error) {
    log("warn", "content.menu", { location, reason: String(error) });
    return null;
  }
}
