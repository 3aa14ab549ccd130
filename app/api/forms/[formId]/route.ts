import type { NextRequest } from "next/server";
import { openFormDoor } from "@/lib/content/form-door";
import { SESSION_COOKIE } from "@/lib/session/session";

/** A form of the content system, sent by its page. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<"/api/forms/[formId]">,
): Promise<Response> {
  const formId = Number((await params).formId);
  const sealed = request.cookies.get(SESSION_COOKIE)?.value;
  return openFormDoor(request, Number.isSafeInteger(formId) ? formId : 0, sealed);
}
