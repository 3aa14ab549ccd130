import { cookies, draftMode } from "next/headers";
import { PREVIEW_HEADERS, previewErrorResponse } from "./preview-response";
import { openPreview, PREVIEW_COOKIE } from "@/lib/preview/server";
import { isSecureSite } from "@/lib/session/secure-site";

export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const preview = await openPreview(searchParams);
  if (!preview) return previewErrorResponse(request, "expired");
  (await draftMode()).enable();
  (await cookies()).set(PREVIEW_COOKIE, searchParams.toString(), {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecureSite(),
    path: "/",
    expires: new Date(Number(searchParams.get("until")) * 1000),
  });
  return new Response(null, { status: 307, headers: { ...PREVIEW_HEADERS, location: preview.path } });
}
