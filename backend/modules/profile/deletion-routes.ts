import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { fail, ok } from "../../envelope";
import { fields } from "../../http/input";
import { admitAll } from "../auth/throttle";
import { sendMail } from "../mail/outbox";
import { STAFF_TYPE } from "../session/staff";
import { customerOf } from "../session/visitor";
import { anonymise, openOrders } from "./anonymise";
import { askChange, changeOf, takeChange } from "./change-token";
import { letters } from "./letters";

const MOST_ASKED = 5;
const TOO_MANY = { code: "error.deletion.too_many", what: "Troppe richieste" };

const tokenSchema = z.object({ token: z.string().min(1).max(200) });

const gone = () =>
  fail("error.deletion.token", "Questo indirizzo non vale più: chiedi di nuovo di eliminare l'account.");

const waiting = (orderIds: number[]) =>
  fail(
    "error.deletion.open_orders",
    `Hai ordini che aspettano di essere consegnati o ritirati (n. ${orderIds.join(", ")}): potrai eliminare l'account dopo.`,
  );

function ownerOf(request: FastifyRequest) {
  const customer = customerOf(request);
  if (customer.userTypeId === STAFF_TYPE)
    throw fail("error.deletion.staff", "L'account di chi lavora nel negozio non si elimina da qui.");
  return customer;
}

/** The end of an account: asked for, confirmed by mail, then for good; orders stay, their person goes. */
export async function deletionRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration/anonymize_token_request",
    handler: async (request) => {
      const { customerId, email } = ownerOf(request);
      const now = clock.now();
      const open = await openOrders(db, customerId, now);
      if (open.length > 0) return ok({ mailed: false, openOrders: open.map((orderId) => ({ orderId })) });
      await admitAll(db, [[`deletion:${customerId}`, MOST_ASKED]], now, TOO_MANY);
      const token = await askChange(db, customerId, "anonymise", "", now);
      await sendMail(db, letters.deletion(config.STOREFRONT_URL, email, token), now);
      return ok({ mailed: true, openOrders: [] });
    },
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration/anonymize_token_check",
    handler: async (request) => {
      const { customerId } = ownerOf(request);
      const change = await changeOf(db, fields(request, tokenSchema).token, "anonymise", clock.now());
      return ok({ valid: change?.customerId === customerId });
    },
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration/user_anonymize",
    handler: async (request) => {
      const customer = ownerOf(request);
      const { token } = fields(request, tokenSchema);
      const now = clock.now();
      await db.transaction(async (transaction) => {
        const tx = transaction as Db;
        const change = await takeChange(tx, token, "anonymise", now);
        if (change?.customerId !== customer.customerId) throw gone();
        const open = await openOrders(tx, customer.customerId, now);
        if (open.length > 0) throw waiting(open);
        await anonymise(tx, customer, now);
      });
      return ok({});
    },
  });
}
