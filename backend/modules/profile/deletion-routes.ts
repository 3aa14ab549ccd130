import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { throttle } from "../auth/throttle";
import { lockCarts } from "../cart/current-cart";
import { sendMail } from "../mail/outbox";
import { STAFF_USER_TYPE } from "../session/staff";
import { requireCustomer } from "../session/visitor";
import { anonymiseCustomer } from "./anonymise";
import { createChangeToken, findChange, consumeChangeToken } from "./change-token";
import { findOpenOrders, requireNothingOwed } from "./deletion-blockers";
import { emails } from "./emails";
import { translatedError } from "../lang/translated-message";

const MAX_REQUESTS = 5;
const TOO_MANY_REQUESTS = { code: "error.deletion.too_many", message: "Troppe richieste" };

const tokenSchema = z.object({ token: z.string().min(1).max(200) });

const invalidToken = () =>
  ebsnError("error.deletion.token", "Questo indirizzo non vale più: chiedi di nuovo di eliminare l'account.");

const openOrdersError = (orderIds: number[]) =>
  translatedError("error.deletion.open_orders", ({ t }) =>
    t("answer.openOrders", { orders: orderIds.join(", ") }),
  );

function requireDeletableCustomer(request: FastifyRequest) {
  const customer = requireCustomer(request);
  if (customer.userTypeId === STAFF_USER_TYPE)
    throw ebsnError("error.deletion.staff", "L'account di chi lavora nel negozio non si elimina da qui.");
  return customer;
}

export async function deletionRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration/anonymize_token_request",
    handler: async (request) => {
      const { customerId, email } = requireDeletableCustomer(request);
      const now = clock.now();
      const openOrderIds = await findOpenOrders(db, customerId, now);
      if (openOrderIds.length > 0)
        return ok({ mailed: false, openOrders: openOrderIds.map((orderId) => ({ orderId })) });
      await requireNothingOwed(db, customerId);
      await throttle(db, [[`deletion:${customerId}`, MAX_REQUESTS]], now, TOO_MANY_REQUESTS);
      const token = await createChangeToken(db, customerId, "anonymise", "", now);
      await sendMail(db, emails.deletion(config, email, token), now);
      return ok({ mailed: true, openOrders: [] });
    },
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration/anonymize_token_check",
    handler: async (request) => {
      const { customerId } = requireDeletableCustomer(request);
      const change = await findChange(db, parseFields(request, tokenSchema).token, "anonymise", clock.now());
      return ok({ valid: change?.customerId === customerId });
    },
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration/user_anonymize",
    handler: async (request) => {
      const customer = requireDeletableCustomer(request);
      const { token } = parseFields(request, tokenSchema);
      const now = clock.now();
      await db.transaction(async (tx) => {
        const change = await consumeChangeToken(tx, token, "anonymise", now);
        if (change?.customerId !== customer.customerId) throw invalidToken();
        // Another tab may be placing an order.
        await lockCarts(tx, customer);
        const openOrderIds = await findOpenOrders(tx, customer.customerId, now);
        if (openOrderIds.length > 0) throw openOrdersError(openOrderIds);
        await requireNothingOwed(tx, customer.customerId);
        await anonymiseCustomer(tx, customer, now);
        await sendMail(tx, emails.deleted(customer), now);
      });
      return ok({});
    },
  });
}
