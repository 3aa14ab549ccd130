import type { MetadataRoute } from "next";
import { segmentsWhere } from "@/config/routes.mjs";
import { FACET_PARAMETERS } from "@/config/listing-urls.mjs";
import { FILTER } from "@/lib/catalogue/listing-filter";
import { localizePath } from "@/lib/i18n/locale-path";
import { activeLocales } from "@/lib/i18n/locales";
import { absoluteUrl } from "@/lib/seo/metadata";

export const dynamic = "force-dynamic";

// A plain "/cart" would also block "/cartoleria".
const exactPath = (path: string) => [`${path}$`, `${path}/`, `${path}?`];

const inEveryLocale = (path: string) => activeLocales().map((locale) => localizePath(locale)(path));

export default function robots(): MetadataRoute.Robots {
  const pages = segmentsWhere(({ crawled, isHandler }) => crawled === false && !isHandler);
  const handlers = segmentsWhere(({ crawled, isHandler }) => crawled === false && isHandler);
  const facets = [...FACET_PARAMETERS, FILTER].map((name) => `/*?*${name}=`);
  const disallow = [
    ...pages.flatMap((page) => inEveryLocale(`/${page}`)).flatMap(exactPath),
    ...handlers.map((handler) => `/${handler}/`),
    ...facets,
  ];
  return { rules: [{ userAgent: "*", allow: "/", disallow }], sitemap: absoluteUrl("/sitemap.xml") };
}
