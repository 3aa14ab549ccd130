import { createHmac } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import type { Context } from "../../context";
import { readSecret } from "../../db/secret";
import { socialCode } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { areSecretsEqual } from "../../equal-secrets";
import { parseBody, parseFields, parseQuery } from "../../http/input";
import { hashToken } from "../session/token";
import { startCustomerSession } from "./answer";
import { findOrLink, subjectOf } from "./link-identity";
import { checkEmail, checkRelay, personSchema, relaySchema, sendProviderPage } from "./stand-in";

const PROVIDER = "identity";
const SIGNATURE_TTL_MS = 5 * MINUTE_MS;
const CANCELLED = { errorCode: "200009", errorMessage: "Login aborted" };

const signatureSchema = z.object({
  xUID: z.string().min(1).max(200),
  xUIDSignature: z.string().min(1).max(200),
  xsignatureTimestamp: z.string().regex(/^\d{1,12}$/),
});

const wrongSignature = () => ebsnError("error.identity.not_verified", "Impossibile verificare il login");

/** The provider signs who logged in (requirements/accounts#identity-screen-set). */
export async function identityRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config } = context;

  async function sign(uid: string, timestamp: string): Promise<string> {
    const key = await readSecret(db, "identity");
    return createHmac("sha256", key).update(`${timestamp}_${uid}`).digest("base64");
  }

  app.get("/ebsn/api/social-redir/identity-mobile", async (request, reply) => {
    const { relay_state_url: relayStateUrl } = parseQuery(request, relaySchema);
    checkRelay(relayStateUrl, config.STOREFRONT_URL);
    const page = new URL("/social/identity", config.BACKEND_PUBLIC_URL);
    page.searchParams.set("relay_state_url", relayStateUrl);
    return reply.redirect(page.href, 302);
  });

  app.get("/social/identity", async (request, reply) => {
    const { relay_state_url: relayStateUrl } = parseQuery(request, relaySchema);
    const cancel = checkRelay(relayStateUrl, config.STOREFRONT_URL);
    for (const [name, value] of Object.entries(CANCELLED)) cancel.searchParams.set(name, value);
    return sendProviderPage(
      reply,
      { title: "Identità di prova", action: "/social/identity", relayStateUrl, cancelUrl: cancel.href },
      config.STOREFRONT_URL,
    );
  });

  app.post("/social/identity", async (request, reply) => {
    const { relay_state_url, e_mail: email, first_name, last_name } = parseBody(request, personSchema);
    const target = checkRelay(relay_state_url, config.STOREFRONT_URL);
    checkEmail(email);
    const now = clock.now();
    const uid = subjectOf(PROVIDER, email);
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const signature = await sign(uid, timestamp);
    await db.delete(socialCode).where(lt(socialCode.expiresAt, now));
    await db
      .insert(socialCode)
      .values({
        codeHash: hashToken(signature),
        profile: { provider: PROVIDER, subject: uid, email, firstName: first_name, lastName: last_name },
        expiresAt: new Date(now.getTime() + SIGNATURE_TTL_MS),
      })
      .onConflictDoNothing();
    target.searchParams.set("UID", uid);
    target.searchParams.set("UIDSignature", signature);
    target.searchParams.set("signatureTimestamp", timestamp);
    return reply.redirect(target.href, 303);
  });

  app.post("/ebsn/api/finiper/verify-login", async (request, reply) => {
    const {
      xUID: uid,
      xUIDSignature: signature,
      xsignatureTimestamp: timestamp,
    } = parseFields(request, signatureSchema);
    const now = clock.now();
    if (!areSecretsEqual(signature, await sign(uid, timestamp))) throw wrongSignature();
    const row = await db.transaction(async (tx) => {
      const [used] = await tx
        .delete(socialCode)
        .where(and(eq(socialCode.codeHash, hashToken(signature)), gt(socialCode.expiresAt, now)))
        .returning();
      if (!used || used.profile.subject !== uid) throw wrongSignature();
      return findOrLink(tx, used.profile, now);
    });
    return startCustomerSession(context, { row, request, reply, now });
  });
}
