import type { MetadataRoute } from "next";
import { FACET_PARAMETERS } from "@/config/routing.mjs";
import { localizePath } from "@/lib/i18n/locale-path";
import { activeLocales } from "@/lib/i18n/locales";
import { absoluteUrl } from "@/lib/seo/metadata";

export const dynamic = "force-dynamic";

const PRIVATE_PATHS = [
  "/cart",
  "/checkout",
  "/payment",
  "/profile",
  "/backoffice",
  "/login",
  "/registration",
  "/registration-user",
  "/registration-confirmed",
  "/thankyou-agreement",
  "/welcome",
  "/reset-password-request",
  "/reset-password-sent",
  "/reset-password-confirm",
  "/reset-password-completed",
  "/search",
  "/fast-search",
];
const PRIVATE_FOLDERS = ["/ebsn/", "/api/"];

// A plain "/cart" would also block "/cartoleria".
const exactPath = (path: string) => [`${path}$`, `${path}/`, `${path}?`];

const inEveryLocale = (path: string) => activeLocales().map((locale) => localizePath(locale)(path));

export default function robots(): MetadataRoute.Robots {
  const facets = FACET_PARAMETERS.map((name) => `/*?*${name}=`);
  const disallow = [
    ...PRIVATE_PATHS.flatMap(inEveryLocale).flatMap(exactPath),
    ...PRIVATE_FOLDERS,
    ...facets,
  ];
  return { rules: [{ userAgent: "*", allow: "/", disallow }], sitemap: absoluteUrl("/sitemap.xml") };
}
