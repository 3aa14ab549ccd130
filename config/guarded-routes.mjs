import { ANY_LOCALE } from "./split-locale.mjs";

/**
 * Pages that need a log-in. Kept apart from the other routes because every page bundles them.
 * @satisfies {Record<string, import("./routes.mjs").Route>}
 */
export const GUARDED_ROUTES = {
  cart: { crawled: false, access: "customer" },
  checkout: { crawled: false, access: "customer" },
  payment: { crawled: false, access: "customer" },
  profile: { crawled: false, access: "customer", open: ["email-updated"] },
  backoffice: { crawled: false, access: "staff", open: ["login"] },
};

/** @type {[string, import("./routes.mjs").Route][]} */
const ENTRIES = Object.entries(GUARDED_ROUTES);

/**
 * The first group is the locale's prefix.
 * @param {"customer" | "staff"} access
 */
export function pathsFor(access) {
  const paths = ENTRIES.filter(([, route]) => route.access === access).map(([segment, route]) =>
    route.open ? `${segment}(?!/(?:${route.open.join("|")})/?$)` : segment,
  );
  return new RegExp(`^(/(?:${ANY_LOCALE}))?/(?:${paths.join("|")})(?:/|$)`);
}
