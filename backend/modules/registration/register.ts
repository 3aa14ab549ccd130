import { and, eq, isNull, lt } from "drizzle-orm";
import type { Context } from "../../context";
import { customer, registration, type RegistrationProfile } from "../../db/schema";
import { sendMail } from "../mail/outbox";
import { hashPassword } from "../session/password";
import { hashToken, newToken } from "../session/token";
import { letters } from "./letters";
import type { Registration } from "./waiting";

const GOOD_MS = 2 * 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type Asked = { login: string; password: string; profile: RegistrationProfile };

/** Keeps a request to register and writes to its address; who is a customer already is told so there, and only there. */
export async function register({ db, clock, config }: Context, asked: Asked): Promise<void> {
  const { login, password, profile } = asked;
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  const [known] = await db.select().from(customer).where(eq(customer.login, login));
  if (known) return sendMail(db, letters.alreadyCustomer(config.STOREFRONT_URL, login), now);
  const forgotten = lt(registration.createdAt, new Date(now.getTime() - KEPT_MS));
  await db.delete(registration).where(and(forgotten, isNull(registration.confirmedAt)));
  const code = newToken();
  await db.insert(registration).values({
    login,
    passwordHash,
    profile,
    codeHash: hashToken(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + GOOD_MS),
  });
  await sendMail(db, letters.confirm(config.STOREFRONT_URL, login, profile.firstName, code), now);
}

/** Writes again, with a new code in place of the one before. */
export async function writeAgain({ db, clock, config }: Context, waiting: Registration): Promise<void> {
  const now = clock.now();
  const code = newToken();
  await db
    .update(registration)
    .set({ codeHash: hashToken(code), expiresAt: new Date(now.getTime() + GOOD_MS) })
    .where(eq(registration.registrationId, waiting.registrationId));
  const { login, profile } = waiting;
  await sendMail(db, letters.confirm(config.STOREFRONT_URL, login, profile.firstName, code), now);
}
