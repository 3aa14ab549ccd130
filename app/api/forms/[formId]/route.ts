import type { NextRequest } from "next/server";
import { openFormDoor } from "@/lib/content/form-door";
import { refuse } from "@/lib/ebsn/door/answer";
import { SESSION_COOKIE } from "@/lib/session/session";

/** A form of the content system, sent by its page. */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<"/api/forms/[formId]">,
): Promise<Response> {
  const { formId } = await params;
  if (!/^[1-9]\d{0,8}$/.test(formId)) return refuse("notFound");
  return openFormDoor(request, Number(formId), request.cookies.get(SESSION_COOKIE)?.value);
}
