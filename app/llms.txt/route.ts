import { llmsText } from "@/lib/markdown/llms";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  return new Response(await llmsText(), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, s-maxage=3600, stale-while-revalidate=86400",
    },
  });
}
