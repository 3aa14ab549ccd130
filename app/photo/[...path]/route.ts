import { proxyMedia } from "@/lib/content/media";

export async function GET(request: Request, { params }: RouteContext<"/photo/[...path]">) {
  return proxyMedia(request, "ebsn", "photo", (await params).path);
}
