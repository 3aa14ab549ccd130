import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireWithdrawal, WireWithdrawalOrder } from "../../../lib/ebsn/schemas/withdrawal";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { ok } from "../../envelope";
import { parseBody } from "../../http/input";
import { number, int } from "../../http/number";
import { throttle } from "../auth/throttle";
import { getVisitorId } from "../auth/visitor-id";
import { advanceOrdersOf } from "../order/advance-to-now";
import { refundsWire } from "../refund/find";
import { addWithdrawal } from "./add";
import { contractWire, findContract } from "./find";

const MAX_PER_VISITOR = 20;
const MAX_PER_ORDER = 10;

const contractSchema = z.object({ orderId: int, email: z.string().trim().min(3).max(200) });
const withdrawalSchema = contractSchema.extend({
  name: z.string().trim().min(1).max(120),
  withdrawalItems: z
    .array(z.object({ orderItemId: int, quantity: number.pipe(z.number().positive()) }))
    .min(1)
    .max(200),
});

export async function withdrawalRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const throttleOrder = (request: FastifyRequest, orderId: number) =>
    throttle(
      db,
      [
        [`withdrawal:${getVisitorId(request)}`, MAX_PER_VISITOR],
        [`withdrawal:${orderId}`, MAX_PER_ORDER],
      ],
      clock.now(),
      { code: "error.withdrawal.too_many", message: "Troppi tentativi" },
    );

  app.post("/ebsn/api/withdrawal/find", async (request) => {
    const key = parseBody(request, contractSchema);
    await throttleOrder(request, key.orderId);
    const now = clock.now();
    await advanceOrdersOf(db, key, now, request.log);
    const { row, endsOn } = await findContract(db, key, now);
    return ok<{ order: WireWithdrawalOrder }>({ order: await contractWire(db, row, endsOn) });
  });

  app.post("/ebsn/api/withdrawal/add", async (request) => {
    const { withdrawalItems: items, ...declaration } = parseBody(request, withdrawalSchema);
    await throttleOrder(request, declaration.orderId);
    const now = clock.now();
    await advanceOrdersOf(db, declaration, now, request.log);
    const row = await db.transaction((transaction) =>
      addWithdrawal(transaction as Db, { ...declaration, items, now }),
    );
    const [refund] = await refundsWire(db, [row]);
    return ok<WireWithdrawal>({
      refundId: row.refundId,
      email: row.declarant?.email ?? "",
      insertDate: row.createdAt.toISOString(),
      amount: refund?.amount,
    });
  });
}
