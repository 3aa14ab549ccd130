import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireAuth } from "../../../lib/ebsn/schemas/user";
import type { Context } from "../../context";
import { customer } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { body } from "../../http/input";
import { openCart } from "../cart/open-cart";
import { waitingFor } from "../registration/waiting";
import { passwordMatches } from "../session/password";
import { forgetOld, openAccount, openSession, revoke, visitorOfSession } from "../session/session";
import { userWire } from "../session/user-wire";
import { ACCOUNT_HEADER, SESSION_HEADER, header, visitorOf } from "../session/visitor";
import { secondFactor } from "./mfa";
import { admit } from "./throttle";
import { visitorIdOf } from "./visitor-id";

const flag = z.union([z.boolean(), z.string()]).optional();

const loginSchema = z.object({
  login: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(200),
  remember_me: flag,
  show_sectors: flag,
  mfa_pin: z.string().max(40).default(""),
  resend_mfa_pin: flag,
});

const isOn = (value: z.output<typeof flag>) => value === true || value === "true" || value === "1";

const wrongPair = () => fail("error.login.wrong", "E-mail o password non corrette.");

const notConfirmed = () =>
  fail(
    "error.registration.registration_not_confirmed",
    "Manca un passo: apri la mail che ti abbiamo mandato e conferma il tuo indirizzo.",
  );

const givenTokens = (request: FastifyRequest) => ({
  session: header(request, SESSION_HEADER),
  account: header(request, ACCOUNT_HEADER),
});

export async function authRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.post("/ebsn/api/auth/login", async (request, reply) => {
    const { login, password, remember_me, mfa_pin, resend_mfa_pin } = body(request, loginSchema);
    const now = clock.now();
    const name = login.toLowerCase();
    const forgive = await admit(db, { login: name, visitor: visitorIdOf(request) }, now);
    const [found] = await db.select().from(customer).where(eq(customer.login, name));
    const waiting = found ? null : await waitingFor(db, name);
    const hash = found?.passwordHash ?? waiting?.passwordHash ?? null;
    const isRight = await passwordMatches(password, hash);
    if (isRight && waiting) throw notConfirmed();
    if (!isRight || !found) throw wrongPair();
    await forgive();
    if (found.mfaEnabled)
      await secondFactor(context, found, { pin: mfa_pin.replace(/\s/g, ""), again: isOn(resend_mfa_pin) });
    const before = givenTokens(request);
    const visitor = before.session ? await visitorOfSession(db, before.session, now) : null;
    const choice = visitor && !visitor.customer ? visitor.choice : {};
    await revoke(db, now, before);
    await forgetOld(db, now);
    const token = await openSession(db, now, found.customerId);
    reply.header(SESSION_HEADER, token);
    reply.header(ACCOUNT_HEADER, await openAccount(db, now, found.customerId, token, isOn(remember_me)));
    const open = await openCart(db, found.customerId, now, choice);
    const user = userWire(found);
    return ok<WireAuth>({ user, cartId: open.cartId }, {}, user);
  });

  app.post("/ebsn/api/auth/logout", async (request) => {
    await revoke(db, clock.now(), givenTokens(request));
    return ok<WireAuth>({ user: userWire(null) }, {}, userWire(null));
  });

  app.get("/ebsn/api/auth/test", async (request) => {
    const visitor = visitorOf(request);
    const user = userWire(visitor.customer);
    if (!visitor.customer) return ok<WireAuth>({ user }, {}, user);
    const open = await openCart(db, visitor.customer.customerId, clock.now());
    return ok<WireAuth>({ user, cartId: open.cartId }, {}, user);
  });
}
