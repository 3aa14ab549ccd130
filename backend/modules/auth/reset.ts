import { and, eq, gt, isNull, ne, or } from "drizzle-orm";
import { HOUR_MS } from "../../../lib/rules/dates/duration";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, passwordReset } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { isMailAllowed } from "../mail/limit";
import { sendMail } from "../mail/outbox";
import { emails } from "../registration/emails";
import { isPasswordChoice, mailPasswordChoice, openChosenAccount } from "../registration/choose-password";
import { findPendingRegistrations } from "../registration/pending-registration";
import { hashPassword } from "../session/password";
import { hashToken, newToken } from "../session/token";
import { revokeAll, revokeLinks } from "./revoke-all";
import { trustVisitor } from "./throttle";

const RESET_TTL_MS = HOUR_MS;

const invalidToken = () =>
  ebsnError(
    "error.password_reset.token.not_valid",
    "Questo link per scegliere la password non vale più: chiedine uno nuovo.",
  );

/** By e-mail, user name or fiscal code; a fiscal code shared by several accounts matches none. */
async function findByIdentifier(db: Db, identifier: string) {
  const found = await db
    .select()
    .from(customer)
    .where(
      or(
        eq(customer.login, identifier),
        eq(customer.username, identifier),
        and(ne(customer.fiscalCode, ""), eq(customer.fiscalCode, identifier.toUpperCase())),
      ),
    )
    .limit(2);
  return found.find(({ login }) => login === identifier) ?? (found.length === 1 ? found[0] : undefined);
}

/** For an unconfirmed registration, which may be a stranger's, the password opens the account; unknown addresses get nothing. */
export async function sendPasswordReset(context: Context, identifier: string): Promise<void> {
  const { db, clock, config } = context;
  const now = clock.now();
  const found = await findByIdentifier(db, identifier);
  if (!(await isMailAllowed(db, "reset", found?.email ?? identifier, now))) return;
  if (!found) {
    const [pending] = await findPendingRegistrations(db, identifier);
    if (pending) await mailPasswordChoice(context, identifier, pending.profile.language);
    return;
  }
  const token = newToken();
  await db.insert(passwordReset).values({
    tokenHash: hashToken(token),
    customerId: found.customerId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESET_TTL_MS),
  });
  await sendMail(db, emails.passwordReset(config, found.email, token), now);
}

const validTokenFilter = (token: string, now: Date) =>
  and(
    eq(passwordReset.tokenHash, hashToken(token)),
    isNull(passwordReset.usedAt),
    gt(passwordReset.expiresAt, now),
  );

/** Throws for a token that is unknown, used, expired or of another account. */
export async function checkReset({ db, clock }: Context, login: string, token: string): Promise<void> {
  const now = clock.now();
  const [found] = await db
    .select({ login: customer.login })
    .from(passwordReset)
    .innerJoin(customer, eq(customer.customerId, passwordReset.customerId))
    .where(and(validTokenFilter(token, now), eq(customer.login, login)));
  if (!found && !(await isPasswordChoice(db, { login, token }, now))) throw invalidToken();
}

type Reset = { login: string; token: string; password: string; visitor: string };

/** Ends all sessions, invalidates all links e-mailed before, and lets the visitor log in whatever others have tried. */
export async function resetPassword(
  context: Context,
  { login, token, password, visitor }: Reset,
): Promise<void> {
  const { db, clock, config } = context;
  const now = clock.now();
  await checkReset(context, login, token);
  if (await isPasswordChoice(db, { login, token }, now)) {
    if (!(await openChosenAccount(context, { login, token, password }))) throw invalidToken();
    return trustVisitor(db, [login], visitor, now);
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [consumed] = await tx
      .update(passwordReset)
      .set({ usedAt: now })
      .where(validTokenFilter(token, now))
      .returning();
    if (!consumed) throw invalidToken();
    const { customerId } = consumed;
    const [changed] = await tx
      .update(customer)
      .set({ passwordHash })
      .where(eq(customer.customerId, customerId))
      .returning({ username: customer.username });
    await revokeLinks(tx, customerId, now);
    await revokeAll(tx, customerId, now);
    await trustVisitor(tx, [login, ...(changed?.username ? [changed.username] : [])], visitor, now);
    await sendMail(tx, emails.passwordChanged(config, login), now);
  });
}
