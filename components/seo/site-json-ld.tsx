import { getLocale } from "next-intl/server";
import { brand } from "@/brand.config";
import { getSeller } from "@/lib/brand/seller";
import { onlineStoreJsonLd, webSiteJsonLd } from "@/lib/seo/json-ld";
import { absoluteUrlIn } from "@/lib/seo/metadata";
import { JsonLd } from "./json-ld";

export async function SiteJsonLd() {
  const locale = await getLocale();
  const toUrl = absoluteUrlIn(locale);
  const seller = getSeller();
  return (
    <>
      <JsonLd data={webSiteJsonLd(brand.name, locale, toUrl)} />
      {seller && <JsonLd data={onlineStoreJsonLd(brand.name, seller, toUrl)} />}
    </>
  );
}
