import { and, eq, gt, isNull } from "drizzle-orm";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, loginAttempt, passwordReset } from "../../db/schema";
import { fail } from "../../envelope";
import { sendMail } from "../mail/outbox";
import { letters } from "../registration/letters";
import { writeAgain } from "../registration/register";
import { waitingFor } from "../registration/waiting";
import { hashPassword } from "../session/password";
import { hashToken, newToken } from "../session/token";
import { revokeAll } from "./revoke-all";

const GOOD_MS = 60 * 60 * 1000;

const overdue = () =>
  fail(
    "error.password_reset.token.not_valid",
    "Questo link per scegliere la password non vale più: chiedine uno nuovo.",
  );

/** Writes a way to a new password to a customer; whoever has not confirmed yet gets that letter again, strangers none. */
export async function writeReset(context: Context, login: string): Promise<void> {
  const { db, clock, config } = context;
  const now = clock.now();
  const [found] = await db.select().from(customer).where(eq(customer.login, login));
  if (!found) {
    const waiting = await waitingFor(db, login);
    if (waiting) await writeAgain(context, waiting);
    return;
  }
  const token = newToken();
  await db.insert(passwordReset).values({
    tokenHash: hashToken(token),
    customerId: found.customerId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + GOOD_MS),
  });
  await sendMail(db, letters.reset(config.STOREFRONT_URL, found.email, token), now);
}

const living = (token: string, now: Date) =>
  and(
    eq(passwordReset.tokenHash, hashToken(token)),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, now),
  );

/** Throws where the token is unknown, used, too old or another address's. */
export async function checkReset({ db, clock }: Context, login: string, token: string): Promise<void> {
  const [found] = await db
    .select({ login: customer.login })
    .from(passwordReset)
    .innerJoin(customer, eq(customer.customerId, passwordReset.customerId))
    .where(and(living(token, clock.now()), eq(customer.login, login)));
  if (!found) throw overdue();
}

/** Sets a new password by a token, once; every session ends and all other tokens of the customer with it. */
export async function resetPassword(
  context: Context,
  login: string,
  token: string,
  password: string,
): Promise<void> {
  const { db, clock, config } = context;
  const now = clock.now();
  await checkReset(context, login, token);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const [used] = await tx.update(passwordReset).set({ usedAt: now }).where(living(token, now)).returning();
    if (!used) throw overdue();
    const { customerId } = used;
    await tx.update(customer).set({ passwordHash }).where(eq(customer.customerId, customerId));
    await tx
      .update(passwordReset)
      .set({ usedAt: now })
      .where(and(eq(passwordReset.customerId, customerId), isNull(passwordReset.usedAt)));
    await revokeAll(tx, customerId, now);
    await tx.delete(loginAttempt).where(eq(loginAttempt.subject, `login:${login}`));
    await sendMail(tx, letters.changed(config.STOREFRONT_URL, login), now);
  });
}
