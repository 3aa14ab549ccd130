import { cookies, draftMode } from "next/headers";
import { currentPreview, PREVIEW_COOKIE } from "@/lib/preview/server";

/** Leaves the preview for the page as customers see it. */
export async function POST(): Promise<Response> {
  const preview = await currentPreview();
  (await draftMode()).disable();
  (await cookies()).delete(PREVIEW_COOKIE);
  const headers = { location: preview?.path ?? "/", "cache-control": "private, no-store" };
  return new Response(null, { status: 303, headers });
}
