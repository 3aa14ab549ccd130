import type { MetadataRoute } from "next";
import { FACET_PARAMETERS } from "@/config/routing.mjs";
import { localPath } from "@/lib/i18n/local-path";
import { activeLocales } from "@/lib/i18n/locales";
import { absoluteUrl } from "@/lib/seo/metadata";

export const dynamic = "force-dynamic";

const PERSONAL = [
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
const FOLDERS = ["/ebsn/", "/api/"];

// A plain "/cart" would shut out "/cartoleria" too.
const exactly = (path: string) => [`${path}$`, `${path}/`, `${path}?`];

const inEveryLocale = (path: string) => activeLocales().map((locale) => localPath(locale)(path));

export default function robots(): MetadataRoute.Robots {
  const facets = FACET_PARAMETERS.map((name) => `/*?*${name}=`);
  const disallow = [...PERSONAL.flatMap(inEveryLocale).flatMap(exactly), ...FOLDERS, ...facets];
  return { rules: [{ userAgent: "*", allow: "/", disallow }], sitemap: absoluteUrl("/sitemap.xml") };
}
