import { passMedia } from "@/lib/content/media";

export async function GET(request: Request, { params }: RouteContext<"/photo/[...path]">) {
  return passMedia(request, "ebsn", "photo", (await params).path);
}
