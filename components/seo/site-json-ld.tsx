import { getLocale } from "next-intl/server";
import { config } from "@/lib/config";
import { onlineStoreJsonLd, webSiteJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

export async function SiteJsonLd() {
  const locale = await getLocale();
  const toUrl = absoluteUrlIn(locale);
  return (
    <>
      <JsonLd data={webSiteJsonLd(config.identity.name, locale, toUrl)} />
      <JsonLd data={onlineStoreJsonLd(config.identity, toUrl)} />
    </>
  );
}
