import { sitemapParts } from "@/lib/seo/sitemap";
import { sitemapIndex, xmlResponse } from "@/lib/seo/sitemap-xml";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  return xmlResponse(sitemapIndex(await sitemapParts()));
}
