import type { FastifyInstance } from "fastify";
import type { Context } from "../../context";
import { contactRoutes } from "./contact-routes";
import { deletionRoutes } from "./deletion-routes";
import { detailRoutes } from "./detail-routes";
import { emailRoutes } from "./email-routes";
import { passwordRoutes } from "./password-routes";

export async function profileRoutes(app: FastifyInstance, context: Context): Promise<void> {
  for (const routes of [detailRoutes, contactRoutes, emailRoutes, passwordRoutes, deletionRoutes])
    await routes(app, context);
}
