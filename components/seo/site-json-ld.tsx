import { getLocale } from "next-intl/server";
import { config } from "@/lib/config";
import { onlineStoreJsonLd, webSiteJsonLd } from "@/lib/seo/json-ld";
import { addressIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

/** Who keeps the shop and how to search it; for the home page. */
export async function SiteJsonLd() {
  const locale = await getLocale();
  const address = addressIn(locale);
  return (
    <>
      <JsonLd data={webSiteJsonLd(config.identity.name, locale, address)} />
      <JsonLd data={onlineStoreJsonLd(config.identity, address)} />
    </>
  );
}
