import { CATEGORY_PREFIX } from "./category-prefix.mjs";
import { DEFAULT_LOCALE, LOCALES } from "./locales.mjs";

export function redirectRules() {
  return [
    { source: `/${DEFAULT_LOCALE}`, destination: "/", permanent: true },
    { source: `/${DEFAULT_LOCALE}/:path*`, destination: "/:path*", permanent: true },
    ...["", ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => `/${locale}`)].flatMap(
      (prefix) => [
        { source: `${prefix}${CATEGORY_PREFIX}:path+`, destination: `${prefix}/:path+`, permanent: true },
        {
          source: `${prefix}${CATEGORY_PREFIX.slice(0, -1)}`,
          destination: `${prefix}/reparti`,
          permanent: true,
        },
      ],
    ),
  ];
}
