import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { email as emailRule } from "../../../lib/rules/validators";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { fields } from "../../http/input";
import { admitAll } from "../auth/throttle";
import { sendMail } from "../mail/outbox";
import { customerOf } from "../session/visitor";
import { askChange, takeChange } from "./change-token";
import { changeCustomer } from "./detail";
import { letters } from "./letters";

const MOST_ASKED = 5;
const TOO_MANY = { code: "error.profile.email.too_many", what: "Troppe richieste" };

const requestSchema = z.object({ new_email: z.string().trim().toLowerCase().max(200) });
const tokenSchema = z.object({ token: z.string().min(1).max(200) });

const wrongEmail = () => fail("error.profile.email.not_valid", "Digitare una e-mail valida");
const sameEmail = () => fail("error.profile.email.same", "È già l'e-mail del tuo account.");
const gone = () =>
  fail("error.profile.email.token", "Questo indirizzo non vale più: chiedi di nuovo il cambio dal profilo.");

async function isTaken(db: Db, login: string): Promise<boolean> {
  const [row] = await db.select({ id: customer.customerId }).from(customer).where(eq(customer.login, login));
  return row !== undefined;
}

/** A changed e-mail counts once its own address has confirmed it. */
export async function emailRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration/update_email_request",
    handler: async (request) => {
      const { customerId, login } = customerOf(request);
      const { new_email: email } = fields(request, requestSchema);
      if (email === "" || emailRule(email)) throw wrongEmail();
      if (email === login) throw sameEmail();
      const now = clock.now();
      await admitAll(db, [[`new-email:${customerId}`, MOST_ASKED]], now, TOO_MANY);
      const token = await askChange(db, customerId, "email", email, now);
      // The answer does not tell whose addresses are known here.
      const taken = await isTaken(db, email);
      await sendMail(
        db,
        taken ? letters.emailTaken(email) : letters.newEmail(config.STOREFRONT_URL, email, token),
        now,
      );
      return ok({ mailed: true });
    },
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/registration/update_email",
    handler: async (request) => {
      const { token } = fields(request, tokenSchema);
      const now = clock.now();
      const { before, email } = await db.transaction(async (transaction) => {
        const tx = transaction as Db;
        const change = await takeChange(tx, token, "email", now);
        if (!change || (await isTaken(tx, change.value))) throw gone();
        const [old] = await tx.select().from(customer).where(eq(customer.customerId, change.customerId));
        await changeCustomer(tx, change.customerId, { login: change.value, email: change.value });
        return { before: old?.email ?? "", email: change.value };
      });
      await sendMail(db, letters.emailChanged(before, email), now);
      return ok({ email });
    },
  });
}
