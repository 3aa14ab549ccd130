import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { int, optionalInt } from "../../http/number";
import { requireCustomer } from "../session/visitor";
import { requireCardHolder } from "./points";
import { loadRewardCart, setRewardQuantity } from "./reward-cart";
import { cancelRewardRequest, loadRewardRequests, requestRewards } from "./reward-requests";

const MAX_PIECES = 9;

const setSchema = z.object({ reward_id: int, quantity: int.pipe(z.number().min(0).max(MAX_PIECES)) });
const requestSchema = z.object({ total_points: optionalInt });
const cancelSchema = z.object({ reward_request_id: int });

export async function rewardRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/reward-cart/view", async (request) =>
    ok(await loadRewardCart(db, requireCustomer(request).customerId, clock.now())),
  );

  app.post("/ebsn/api/reward-cart/set", async (request) => {
    const { customerId } = requireCardHolder(request);
    const { reward_id: rewardId, quantity } = parseFields(request, setSchema);
    await setRewardQuantity(db, customerId, rewardId, quantity);
    return ok(await loadRewardCart(db, customerId, clock.now()));
  });

  app.post("/ebsn/api/reward-cart/request", async (request) => {
    const { customerId } = requireCardHolder(request);
    const { total_points: seenPoints } = parseFields(request, requestSchema);
    const now = clock.now();
    await requestRewards(db, customerId, seenPoints, now);
    return ok(await loadRewardRequests(db, customerId, now));
  });

  app.get("/ebsn/api/requested-reward/list", async (request) =>
    ok(await loadRewardRequests(db, requireCustomer(request).customerId, clock.now())),
  );

  app.post("/ebsn/api/requested-reward/cancel", async (request) => {
    const { customerId } = requireCustomer(request);
    const { reward_request_id: rewardRequestId } = parseFields(request, cancelSchema);
    const now = clock.now();
    await cancelRewardRequest(db, customerId, rewardRequestId, now);
    return ok(await loadRewardRequests(db, customerId, now));
  });
}
