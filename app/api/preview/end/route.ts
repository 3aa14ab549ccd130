import { cookies, draftMode } from "next/headers";
import { errorResponse } from "@/lib/gateway/gateway-response";
import { callerLocale } from "@/lib/gateway/caller-locale";
import { isSameOrigin } from "@/lib/gateway/origin";
import { toHttpResponse } from "@/lib/gateway/http-response";
import { env } from "@/lib/env";
import { currentPreview, PREVIEW_COOKIE } from "@/lib/preview/server";
import { seeOther } from "../../see-other";
import { PREVIEW_HEADERS } from "../preview-response";

export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl }))
    return toHttpResponse(errorResponse("origin", callerLocale(request.headers)));
  const preview = await currentPreview();
  (await draftMode()).disable();
  (await cookies()).delete(PREVIEW_COOKIE);
  return seeOther(preview?.path ?? "/", PREVIEW_HEADERS);
}
