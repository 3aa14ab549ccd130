import { cookies, draftMode } from "next/headers";
import { env } from "@/lib/env";
import { PREVIEW_HEADERS, previewErrorResponse } from "./preview-response";
import { openPreview, PREVIEW_COOKIE } from "@/lib/preview/server";

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const preview = await openPreview(searchParams);
  if (!preview) return previewErrorResponse(request, "expired");
  (await draftMode()).enable();
  (await cookies()).set(PREVIEW_COOKIE, searchParams.toString(), {
    httpOnly: true,
    sameSite: "lax",
    secure: env().storefrontUrl.startsWith("https:"),
    path: "/",
    expires: new Date(Number(searchParams.get("until")) * 1000),
  });
  return new Response(null, { status: 307, headers: { ...PREVIEW_HEADERS, location: preview.path } });
}
