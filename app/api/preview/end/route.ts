import { cookies, draftMode } from "next/headers";
import { refuse } from "@/lib/ebsn/door/answer";
import { isSameOrigin } from "@/lib/ebsn/door/origin";
import { env } from "@/lib/env";
import { currentPreview, PREVIEW_COOKIE } from "@/lib/preview/server";

/** Leaves the preview for the page as customers see it. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl })) return refuse("origin");
  const preview = await currentPreview();
  (await draftMode()).disable();
  (await cookies()).delete(PREVIEW_COOKIE);
  const headers = { location: preview?.path ?? "/", "cache-control": "private, no-store" };
  return new Response(null, { status: 303, headers });
}
