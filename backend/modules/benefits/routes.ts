import type { FastifyInstance } from "fastify";
import type { Context } from "../../context";
import { invitationRoutes } from "./invitation-routes";
import { personalOfferRoutes } from "./offer-routes";
import { pointsRoutes } from "./points-routes";
import { rewardRoutes } from "./reward-routes";
import { workplaceRoutes } from "./workplace-routes";

export async function benefitRoutes(app: FastifyInstance, context: Context): Promise<void> {
  for (const routes of [pointsRoutes, rewardRoutes, personalOfferRoutes, invitationRoutes, workplaceRoutes])
    await routes(app, context);
}
