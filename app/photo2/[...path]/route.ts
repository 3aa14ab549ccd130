import { proxyMedia } from "@/lib/content/media";

export async function GET(request: Request, { params }: RouteContext<"/photo2/[...path]">) {
  return proxyMedia(request, "ebsn", "photo2", (await params).path);
}
