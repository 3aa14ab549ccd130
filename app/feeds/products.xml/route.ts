import { productFeed } from "@/lib/seo/product-feed";
import { XML_HEADERS } from "@/lib/seo/sitemap-xml";
import { config } from "@/lib/config";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  if (!config.productFeed) return new Response(null, { status: 404 });
  const headers = { ...XML_HEADERS, "cache-control": "public, s-maxage=900, stale-while-revalidate=3600" };
  return new Response(await productFeed(), { headers });
}
