import type { NextRequest } from "next/server";
import { handleFormGateway } from "@/lib/content/form-gateway";
import { errorResponse } from "@/lib/gateway/gateway-response";
import { callerLocale } from "@/lib/gateway/caller-locale";
import { toHttpResponse } from "@/lib/gateway/http-response";
import { readSessionCookie } from "@/lib/session/session-cookie";

export async function POST(
  request: NextRequest,
  { params }: RouteContext<"/api/forms/[formId]">,
): Promise<Response> {
  const { formId } = await params;
  if (!/^[1-9]\d{0,8}$/.test(formId))
    return toHttpResponse(errorResponse("notFound", callerLocale(request.headers)));
  return handleFormGateway(request, Number(formId), readSessionCookie(request.cookies).sealed);
}
