import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireWithdrawal, WireWithdrawalOrder } from "../../../lib/ebsn/schemas/withdrawal";
import { peopleName } from "../../../lib/rules/forms/validators";
import { oneLine } from "../../../lib/rules/text/one-line";
import type { Context } from "../../context";
import { loginAttempt } from "../../db/schema";
import { ok } from "../../envelope";
import { parseBody } from "../../http/input";
import { int } from "../../http/number";
import { throttle } from "../auth/throttle";
import { getVisitorId } from "../auth/visitor-id";
import { advanceOrdersOf } from "../order/advance-to-now";
import { refundsWire } from "../refund/find";
import { requestedItems } from "../refund/requested-items";
import { getVisitor } from "../session/visitor";
import { addWithdrawal } from "./add";
import { contractWire, findContract, type ContractKey } from "./find";

const MAX_PER_VISITOR = 20;
const MAX_PER_VISITOR_AND_ORDER = 10;

const contractSchema = z.object({ orderId: int, email: z.string().trim().min(3).max(200) });
const withdrawalSchema = contractSchema.extend({
  /** It is in the e-mail, on which a stranger could otherwise write. */
  name: z
    .string()
    .transform(oneLine)
    .pipe(
      z
        .string()
        .min(1)
        .max(120)
        .refine((name) => peopleName(name) === null),
    ),
  withdrawalItems: requestedItems,
});

export async function withdrawalRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  /** By visitor, as order numbers can be guessed: others must not stop a withdrawal. Only failures stay counted. */
  async function throttleFailures<T>(
    request: FastifyRequest,
    { orderId, email }: ContractKey,
    work: () => Promise<T>,
  ): Promise<T> {
    const { customer } = getVisitor(request);
    // Their own e-mail finds only their own orders.
    if (customer?.email.toLowerCase() === email.toLowerCase()) return work();
    const visitor = getVisitorId(request);
    const attempts = await throttle(
      db,
      [
        [`withdrawal:${visitor}`, MAX_PER_VISITOR],
        [`withdrawal:${orderId} ${visitor}`, MAX_PER_VISITOR_AND_ORDER],
      ],
      clock.now(),
      { code: "error.withdrawal.too_many" },
    );
    const result = await work();
    await db.delete(loginAttempt).where(attempts);
    return result;
  }

  app.post("/ebsn/api/withdrawal/find", async (request) => {
    const key = parseBody(request, contractSchema);
    const now = clock.now();
    const { row, endsOn } = await throttleFailures(request, key, async () => {
      await advanceOrdersOf(db, key, now, request.log);
      return findContract(db, key, now);
    });
    return ok<{ order: WireWithdrawalOrder }>({ order: await contractWire(db, row, endsOn) });
  });

  app.post("/ebsn/api/withdrawal/add", async (request) => {
    const { withdrawalItems: items, ...declaration } = parseBody(request, withdrawalSchema);
    const now = clock.now();
    const {
      refund: row,
      isPrepared,
      isPaidLater,
    } = await throttleFailures(request, declaration, async () => {
      await advanceOrdersOf(db, declaration, now, request.log);
      return db.transaction((transaction) => addWithdrawal(transaction, { ...declaration, items, now }));
    });
    const [refund] = await refundsWire(db, [row]);
    return ok<WireWithdrawal>({
      refundId: row.refundId,
      email: row.declarant?.email ?? "",
      insertDate: row.createdAt.toISOString(),
      amount: refund?.amount,
      isPrepared,
      isPaidLater,
    });
  });
}
