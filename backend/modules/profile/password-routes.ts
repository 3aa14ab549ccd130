import { and, eq, isNull, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { faultMessage } from "../../../lib/rules/validation-messages";
import { password as passwordRule } from "../../../lib/rules/validators-password";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { accountToken, session } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { body } from "../../http/input";
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

type Own = { sessionHash: string | null; account: string };

/** Ends every session and remembered log-in of a customer but the one that calls. */
async function revokeOthers(db: Db, customerId: number, own: Own, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ revokedAt: now })
    .where(
      and(
        eq(session.customerId, customerId),
        isNull(session.revokedAt),
        ne(session.tokenHash, own.sessionHash ?? ""),
      ),
    );
  await db
    .update(accountToken)
    .set({ revokedAt: now })
    .where(
      and(
        eq(accountToken.customerId, customerId),
        isNull(accountToken.revokedAt),
        ne(accountToken.tokenHash, hashToken(own.account)),
      ),
    );
}

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
    const own = { sessionHash: visitorOf(request).sessionHash, account: header(request, ACCOUNT_HEADER) };
    await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      await changeCustomer(tx, customerId, { passwordHash: hash });
      await revokeOthers(tx, customerId, own, now);
    });
    await sendMail(db, letters.passwordChanged(email), now);
    return ok({});
  });
}
