import { passMedia } from "@/lib/content/media";

/** Uploads of the content system only: nothing else of it is the browser's business. */
export async function GET(request: Request, { params }: RouteContext<"/p/[...path]">) {
  const { path } = await params;
  const isUpload = path[0] === "wp-content" && path[1] === "uploads";
  return isUpload ? passMedia(request, "content", "p", path) : new Response(null, { status: 404 });
}
