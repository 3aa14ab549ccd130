import { passMedia } from "@/lib/content/media";

export async function GET(request: Request, { params }: RouteContext<"/photo2/[...path]">) {
  return passMedia(request, "ebsn", "photo2", (await params).path);
}
