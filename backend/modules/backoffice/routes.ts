import type { FastifyInstance } from "fastify";
import type { Context } from "../../context";
import { ssoRoutes } from "./sso-routes";
import { userSearchRoutes } from "./user-search-routes";

export async function backofficeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  await ssoRoutes(app, context);
  await userSearchRoutes(app, context);
}
