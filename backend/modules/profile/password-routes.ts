import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { faultMessage } from "../../../lib/rules/validation-messages";
import { password as passwordRule } from "../../../lib/rules/validators-password";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { fail, ok } from "../../envelope";
import { body } from "../../http/input";
import { revokeAll } from "../auth/revoke-all";
import { admitAll } from "../auth/throttle";
import { sendMail } from "../mail/outbox";
import { hashPassword, passwordMatches } from "../session/password";
import { hashToken } from "../session/token";
import { ACCOUNT_HEADER, customerOf, header, visitorOf } from "../session/visitor";
import { changeCustomer } from "./detail";
import { letters } from "./letters";

const MOST_TRIED = 5;
const TOO_MANY = { code: "error.password.too_many", what: "Troppi tentativi" };

const schema = z.object({
  old_password: z.string().min(1).max(200),
  new_password: z.string().min(1).max(200),
});

const wrong = () => fail("error.password.wrong", "La password attuale non è corretta.");
const same = () => fail("error.password.same", "La nuova password è uguale a quella attuale.");

/** POST where EBSN has a GET: a password never stands in an address. */
export async function passwordRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/registration/update_password", async (request) => {
    const { customerId, passwordHash, email } = customerOf(request);
    const { old_password: old, new_password: fresh } = body(request, schema);
    const fault = passwordRule(fresh);
    if (fault) throw fail("error.password.not_valid", faultMessage(fault));
    const now = clock.now();
    await admitAll(db, [[`password:${customerId}`, MOST_TRIED]], now, TOO_MANY);
    if (!(await passwordMatches(old, passwordHash))) throw wrong();
    if (old === fresh) throw same();
    const hash = await hashPassword(fresh);
    const kept = [visitorOf(request).sessionHash ?? "", hashToken(header(request, ACCOUNT_HEADER))];
    await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      await changeCustomer(tx, customerId, { passwordHash: hash });
      await revokeAll(tx, customerId, now, kept);
    });
    await sendMail(db, letters.passwordChanged(email), now);
    return ok({});
  });
}
