import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireAuth } from "../../../lib/ebsn/schemas/user";
import type { Context } from "../../context";
import { customer } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { checkbox } from "../../http/flag";
import { parseBody } from "../../http/input";
import { getOrCreateCart } from "../cart/current-cart";
import { findByPassword, findPendingRegistrations } from "../registration/pending-registration";
import { verifyPassword } from "../session/password";
import { revokeTokens } from "../session/session";
import { userWire } from "../session/user-wire";
import { getVisitor, readTokens } from "../session/visitor";
import { hasLoginName } from "./login-name";
import { requireSecondFactor } from "./mfa";
import { openSession } from "./open-session";
import { throttleLogin } from "./throttle";
import { getVisitorId } from "./visitor-id";

const loginSchema = z.object({
  login: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(200),
  remember_me: checkbox,
  mfa_pin: z.string().max(40).default(""),
  resend_mfa_pin: checkbox,
});

const wrongCredentials = () => ebsnError("error.login.wrong", "E-mail o password non corrette.");

const notConfirmed = () =>
  ebsnError(
    "error.registration.registration_not_confirmed",
    "Manca un passo: apri la mail che ti abbiamo mandato e conferma il tuo indirizzo.",
  );

export async function authRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.post("/ebsn/api/auth/login", async (request, reply) => {
    const { login, password, remember_me, mfa_pin, resend_mfa_pin } = parseBody(request, loginSchema);
    const now = clock.now();
    const name = login.toLowerCase();
    const clearAttempts = await throttleLogin(db, { login: name, visitor: getVisitorId(request) }, now);
    const [found] = await db.select().from(customer).where(hasLoginName(name));
    const pending = found ? [] : await findPendingRegistrations(db, name);
    if (await findByPassword(pending, password)) throw notConfirmed();
    const isPasswordCorrect =
      pending.length === 0 && (await verifyPassword(password, found?.passwordHash ?? null));
    if (!isPasswordCorrect || !found) throw wrongCredentials();
    await clearAttempts();
    if (found.mfaEnabled)
      await requireSecondFactor(context, found, {
        pin: mfa_pin.replace(/\s/g, ""),
        isResend: resend_mfa_pin,
      });
    const cart = await openSession(context, { owner: found, remember: remember_me, request, reply, now });
    const user = userWire(found);
    return ok<WireAuth>({ user, cartId: cart.cartId }, {}, user);
  });

  app.post("/ebsn/api/auth/logout", async (request) => {
    await revokeTokens(db, clock.now(), readTokens(request));
    return ok<WireAuth>({ user: userWire(null) }, {}, userWire(null));
  });

  app.get("/ebsn/api/auth/test", async (request) => {
    const visitor = getVisitor(request);
    const user = userWire(visitor.customer);
    if (!visitor.customer) return ok<WireAuth>({ user }, {}, user);
    const cart = await getOrCreateCart(db, visitor.customer, clock.now());
    return ok<WireAuth>({ user, cartId: cart.cartId }, {}, user);
  });
}
