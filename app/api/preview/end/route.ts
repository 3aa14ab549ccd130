import { cookies, draftMode } from "next/headers";
import { errorAnswer } from "@/lib/gateway/answer";
import { callerLocale } from "@/lib/gateway/caller-locale";
import { isSameOrigin } from "@/lib/gateway/origin";
import { toResponse } from "@/lib/gateway/response";
import { env } from "@/lib/env";
import { currentPreview, PREVIEW_COOKIE } from "@/lib/preview/server";

export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl }))
    return toResponse(errorAnswer("origin", callerLocale(request.headers)));
  const preview = await currentPreview();
  (await draftMode()).disable();
  (await cookies()).delete(PREVIEW_COOKIE);
  const headers = {
    location: preview?.path ?? "/",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  };
  return new Response(null, { status: 303, headers });
}
