import type { Differences } from "./answers";
import { grosProducts, tigros, tosanoProduct, triscount } from "./products";
import type { WordPressSite } from "./wordpress";

type Shop = { name: string; differences: Differences; wordPress: WordPressSite | null };

const WITH_PLUGINS: WordPressSite = { root: "/p/wp-json/", hasMenus: true, hasForms: true };

/** Five shops as different as those of the field, by what makes them so. */
export const SHOP_VARIANTS = {
  complete: {
    name: "everything is offered; sessions are headers",
    differences: { products: grosProducts, session: "headers", hasHome: true },
    wordPress: WITH_PLUGINS,
  },
  cookies: {
    name: "sessions are cookies, prices and the cart are for customers, no articles, no menu plug-in",
    differences: {
      products: [tosanoProduct, ...grosProducts],
      session: "cookies",
      hidesPrices: true,
      broken: { "article/search": 404, "cart/view": "rejected", "timeslot/list": "rejected" },
    },
    wordPress: { root: "/?rest_route=/" },
  },
  paths: {
    name: "slugs are paths, lists are null, prices are texts; several calls do not exist, a service is of no kind",
    differences: {
      products: [...grosProducts, ...triscount],
      session: "headers",
      hasPathSlugs: true,
      hasNullLists: true,
      hasTextPrices: true,
      services: [
        { deliveryServiceId: 6, name: "Consegna a casa" },
        { deliveryServiceId: 10, name: "Consegna in ufficio" },
        { deliveryServiceId: 1, name: "Ritiro" },
        { deliveryServiceId: 99, name: "Drone" },
      ],
      broken: { "products/suggest": 405, "leaflet/view": 404, adv: "empty", "article/search": "html" },
    },
    wordPress: null,
  },
  partial: {
    name: "products without prices; the cart is a page in place of data, the slots never come",
    differences: {
      products: tigros,
      session: "headers",
      broken: { "cart/view": "html", "timeslot/list": "hangs", "warehouse-locator/search": 404 },
    },
    wordPress: { root: "/p/wp-json/", hasMenus: true },
  },
  closed: {
    name: "every call of a program is rejected",
    differences: { products: grosProducts, session: "headers", broken: { "*": 403 } },
    wordPress: null,
  },
} satisfies Record<string, Shop>;
