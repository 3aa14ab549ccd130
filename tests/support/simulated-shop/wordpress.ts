import type { ServerResponse } from "node:http";

/** Where its REST API is, and which plug-ins it has. */
export type WordPressSite = {
  root: "/p/wp-json/" | "/?rest_route=/";
  hasMenus?: boolean;
  hasForms?: boolean;
  /** By route: the status that is answered in its place. */
  broken?: Record<string, number>;
};

const PAGE = {
  id: 2,
  slug: "contatti",
  title: { rendered: "Contatti" },
  content: { rendered: "<p>Qui</p>" },
};
const MENU_ITEM = { ID: 5, title: "Contatti", url: "/p/contatti/", object: "page", children: [] };

function routeOf({ root }: WordPressSite, pathname: string, query: URLSearchParams): string | null {
  if (root === "/p/wp-json/") return pathname.startsWith(root) ? pathname.slice(root.length) : null;
  return pathname === "/" ? (query.get("rest_route")?.slice(1) ?? null) : null;
}

function answerOf(
  { hasMenus, hasForms, broken = {} }: WordPressSite,
  route: string,
): { http: number; body: unknown } {
  const status = broken[route];
  if (status) return { http: status, body: { code: "rest_forbidden", message: "", data: { status } } };
  if (route === "wp/v2/pages") return { http: 200, body: [PAGE] };
  if (hasMenus && route.startsWith("wp-api-menus/v2/menu-locations/"))
    return { http: 200, body: [MENU_ITEM] };
  if (hasForms && route === "custom/v1/form") return { http: 404, body: { code: "rest_form_invalid_id" } };
  return { http: 404, body: { code: "rest_no_route", message: "No route", data: { status: 404 } } };
}

export function simulateWordPress(
  site: WordPressSite | null,
  pathname: string,
  query: URLSearchParams,
  response: ServerResponse,
): void {
  const route = site && routeOf(site, pathname, query);
  if (!site || route === null) {
    response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not Found</h1>");
    return;
  }
  const { http, body } = answerOf(site, route);
  response.writeHead(http, { "content-type": "application/json" }).end(JSON.stringify(body));
}
