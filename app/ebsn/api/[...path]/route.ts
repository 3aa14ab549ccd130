import type { NextRequest } from "next/server";
import { handleGateway } from "@/lib/gateway/handle-gateway";

type Context = RouteContext<"/ebsn/api/[...path]">;

async function handle(request: NextRequest, { params }: Context): Promise<Response> {
  const { path } = await params;
  return handleGateway(request, path.join("/"), request.cookies);
}

export { handle as GET, handle as POST };
