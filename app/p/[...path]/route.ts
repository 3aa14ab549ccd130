import { proxyMedia } from "@/lib/content/media";

export async function GET(request: Request, { params }: RouteContext<"/p/[...path]">) {
  const { path } = await params;
  const isUpload = path[0] === "wp-content" && path[1] === "uploads";
  return isUpload ? proxyMedia(request, "content", "p", path) : new Response(null, { status: 404 });
}
