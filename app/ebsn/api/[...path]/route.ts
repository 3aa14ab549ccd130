import type { NextRequest } from "next/server";
import { handleGateway } from "@/lib/gateway/handle-gateway";
import { SESSION_COOKIE } from "@/lib/session/session";
import { SESSION_HINT_COOKIE } from "@/lib/session/session-hint";

type Context = RouteContext<"/ebsn/api/[...path]">;

async function handle(request: NextRequest, { params }: Context): Promise<Response> {
  const { path } = await params;
  return handleGateway(request, path.join("/"), {
    sealed: request.cookies.get(SESSION_COOKIE)?.value,
    hint: request.cookies.get(SESSION_HINT_COOKIE)?.value,
  });
}

export { handle as GET, handle as POST };
