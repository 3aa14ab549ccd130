import { cookies, draftMode } from "next/headers";
import { env } from "@/lib/env";
import { openPreview, PREVIEW_COOKIE } from "@/lib/preview/server";

const PRIVATE_HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex" };

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const preview = await openPreview(searchParams);
  if (!preview)
    return new Response("Anteprima scaduta o non valida.", { status: 403, headers: PRIVATE_HEADERS });
  (await draftMode()).enable();
  (await cookies()).set(PREVIEW_COOKIE, searchParams.toString(), {
    httpOnly: true,
    sameSite: "lax",
    secure: env().storefrontUrl.startsWith("https:"),
    path: "/",
    expires: new Date(Number(searchParams.get("until")) * 1000),
  });
  return new Response(null, { status: 307, headers: { ...PRIVATE_HEADERS, location: preview.path } });
}
