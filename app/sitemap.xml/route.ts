import { sitemapParts } from "@/lib/seo/sitemap";
import { sitemapIndex, xmlAnswer } from "@/lib/seo/sitemap-xml";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  return xmlAnswer(sitemapIndex(await sitemapParts()));
}
