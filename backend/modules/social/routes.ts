import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireSocialDetail } from "../../../lib/ebsn/schemas/registration";
import { email as emailRule } from "../../../lib/rules/validators";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, socialCode, socialIdentity, type SocialProfile } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { adoptCart } from "../cart/adopt-cart";
import { getOrCreateCart } from "../cart/current-cart";
import { sendMail } from "../mail/outbox";
import { hashPassword } from "../session/password";
import { createAccountToken, createSession, type Customer } from "../session/session";
import { STAFF_USER_TYPE } from "../session/staff";
import { hashToken, newToken } from "../session/token";
import { userWire } from "../session/user-wire";
import { ACCOUNT_HEADER, getVisitor, SESSION_HEADER } from "../session/visitor";
import { providerPage } from "./provider-page";

const PROVIDER = "demo";
const CODE_VALIDITY_MS = 5 * 60 * 1000;
/** `profileLevel` of a profile that has to be completed. */
const INCOMPLETE_LEVEL = 1;

const relaySchema = z.object({ relay_state_url: z.string().max(2000) });
const name = z.string().trim().min(1).max(60);
const personSchema = relaySchema.extend({
  first_name: name,
  last_name: name,
  e_mail: z.string().trim().toLowerCase().max(200),
});

const wrongCode = () => fail("error.social.code", "L'accesso non è riuscito: riprova.");
const staffAccount = () =>
  fail("error.social.staff", "Questa e-mail è di chi lavora nel negozio: accedi con la password.");
const foreignRelay = () => fail("error.social.relay", "Indirizzo di ritorno non valido.", 400);
const wrongEmail = () => fail("error.social.e_mail", "Digitare una e-mail valida", 400);

/** Of the provider's own account: the same e-mail is the same person. */
const subjectOf = (email: string) => createHash("sha256").update(`${PROVIDER} ${email}`).digest("hex");

async function createCustomer(tx: Db, { email, firstName, lastName }: SocialProfile, now: Date) {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64"));
  const [row] = await tx
    .insert(customer)
    .values({
      login: email,
      email,
      passwordHash,
      firstName,
      lastName,
      profileLevel: INCOMPLETE_LEVEL,
      profileConfirmed: false,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("customer not created");
  return row;
}

/** Log-in through a third party, with a stand-in provider (requirements/accounts#social-log-in). */
export async function socialRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  const { origin } = new URL(config.STOREFRONT_URL);

  function checkRelay(target: string): URL {
    if (!URL.canParse(target) || new URL(target).origin !== origin) throw foreignRelay();
    return new URL(target);
  }

  app.get("/ebsn/api/social-redir/demo-mobile", async (request, reply) => {
    const { relay_state_url: relayStateUrl } = parseQuery(request, relaySchema);
    checkRelay(relayStateUrl);
    const page = new URL("/social/demo", config.BACKEND_PUBLIC_URL);
    page.searchParams.set("relay_state_url", relayStateUrl);
    return reply.redirect(page.href, 302);
  });

  app.get("/social/demo", async (request, reply) => {
    const { relay_state_url: relayStateUrl } = parseQuery(request, relaySchema);
    checkRelay(relayStateUrl);
    return reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send(providerPage(relayStateUrl));
  });

  app.post("/social/demo", async (request, reply) => {
    const { relay_state_url, e_mail: email, first_name, last_name } = parseBody(request, personSchema);
    const target = checkRelay(relay_state_url);
    if (email === "" || emailRule(email)) throw wrongEmail();
    const now = clock.now();
    const code = newToken();
    await db.delete(socialCode).where(lt(socialCode.expiresAt, now));
    await db.insert(socialCode).values({
      codeHash: hashToken(code),
      profile: {
        provider: PROVIDER,
        subject: subjectOf(email),
        email,
        firstName: first_name,
        lastName: last_name,
      },
      expiresAt: new Date(now.getTime() + CODE_VALIDITY_MS),
    });
    target.searchParams.set("code", code);
    return reply.redirect(target.href, 303);
  });

  /** Links by the e-mail, which the provider has verified; who has an account reads of it in a letter. */
  async function findOrLink(tx: Db, profile: SocialProfile, now: Date): Promise<Customer> {
    const { provider, subject, email } = profile;
    const [linked] = await tx
      .select({ row: customer })
      .from(socialIdentity)
      .innerJoin(customer, eq(customer.customerId, socialIdentity.customerId))
      .where(and(eq(socialIdentity.provider, provider), eq(socialIdentity.subject, subject)));
    if (linked) return linked.row;
    const [known] = await tx.select().from(customer).where(eq(customer.login, email));
    if (known?.userTypeId === STAFF_USER_TYPE) throw staffAccount();
    const row = known ?? (await createCustomer(tx, profile, now));
    await tx.insert(socialIdentity).values({ provider, subject, customerId: row.customerId, linkedAt: now });
    if (known)
      await sendMail(
        tx,
        {
          recipient: email,
          write: ({ text }) => ({
            subject: text("account.socialLogin.subject"),
            paragraphs: [text("account.socialLogin.text"), text("notYou.call")],
          }),
        },
        now,
      );
    return row;
  }

  app.get("/ebsn/api/registration/social_user_detail", async (request, reply) => {
    const { code } = parseQuery(request, z.object({ code: z.string().min(1).max(200) }));
    const now = clock.now();
    const row = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      const [used] = await tx
        .delete(socialCode)
        .where(and(eq(socialCode.codeHash, hashToken(code)), gt(socialCode.expiresAt, now)))
        .returning();
      if (!used) throw wrongCode();
      return findOrLink(tx, used.profile, now);
    });
    const token = await createSession(db, now, row.customerId);
    reply.header(SESSION_HEADER, token);
    reply.header(ACCOUNT_HEADER, await createAccountToken(db, now, row.customerId, token, false));
    const { customer: previous, sessionHash } = getVisitor(request);
    if (!previous && sessionHash !== null) await adoptCart(db, { sessionHash, customer: row, now });
    const cart = await getOrCreateCart(db, row, now);
    const user = userWire(row);
    return ok<WireSocialDetail>(
      { user, cartId: cart.cartId, completed: row.profileLevel > INCOMPLETE_LEVEL },
      {},
      user,
    );
  });
}
