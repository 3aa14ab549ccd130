import { sitemapPart } from "@/lib/seo/sitemap";
import { urlSet, xmlResponse } from "@/lib/seo/sitemap-xml";

export async function GET(_request: Request, { params }: RouteContext<"/sitemap/[part]">): Promise<Response> {
  const [, name] = /^([\w-]+)\.xml$/.exec((await params).part) ?? [];
  const urls = name ? await sitemapPart(name) : null;
  return urls ? xmlResponse(urlSet(urls)) : new Response(null, { status: 404 });
}
