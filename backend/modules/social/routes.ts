import { and, eq, gt, lt } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import type { Context } from "../../context";
import { socialCode } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { hashToken, newToken } from "../session/token";
import { startCustomerSession } from "./answer";
import { identityRoutes } from "./identity-routes";
import { findOrLink, subjectOf } from "./link-identity";
import { checkEmail, checkRelay, personSchema, relaySchema, sendProviderPage } from "./stand-in";

const PROVIDER = "demo";
/** All redirect to the stand-in. */
const PROVIDER_PATHS = ["demo-mobile", "google-mobile", "facebook-mobile", "facebook-mobile-init"];
const CODE_TTL_MS = 5 * MINUTE_MS;

const wrongCode = () => ebsnError("error.social.code", "L'accesso non è riuscito: riprova.");

export async function socialRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config } = context;
  if (!config.SOCIAL_STAND_IN) return;
  await identityRoutes(app, context);

  for (const path of PROVIDER_PATHS)
    app.get(`/ebsn/api/social-redir/${path}`, async (request, reply) => {
      const { relay_state_url: relayStateUrl } = parseQuery(request, relaySchema);
      checkRelay(relayStateUrl, config.STOREFRONT_URL);
      const page = new URL("/social/demo", config.BACKEND_PUBLIC_URL);
      page.searchParams.set("relay_state_url", relayStateUrl);
      return reply.redirect(page.href, 302);
    });

  app.get("/social/demo", async (request, reply) => {
    const { relay_state_url: relayStateUrl } = parseQuery(request, relaySchema);
    const cancel = checkRelay(relayStateUrl, config.STOREFRONT_URL);
    cancel.searchParams.set("error", "access_denied");
    return sendProviderPage(
      reply,
      { title: "Accesso di prova", action: "/social/demo", relayStateUrl, cancelUrl: cancel.href },
      config.STOREFRONT_URL,
    );
  });

  app.post("/social/demo", async (request, reply) => {
    const { relay_state_url, e_mail: email, first_name, last_name } = parseBody(request, personSchema);
    const target = checkRelay(relay_state_url, config.STOREFRONT_URL);
    checkEmail(email);
    const now = clock.now();
    const code = newToken();
    await db.delete(socialCode).where(lt(socialCode.expiresAt, now));
    await db.insert(socialCode).values({
      codeHash: hashToken(code),
      profile: {
        provider: PROVIDER,
        subject: subjectOf(PROVIDER, email),
        email,
        firstName: first_name,
        lastName: last_name,
      },
      expiresAt: new Date(now.getTime() + CODE_TTL_MS),
    });
    target.searchParams.set("code", code);
    return reply.redirect(target.href, 303);
  });

  app.get("/ebsn/api/registration/social_user_detail", async (request, reply) => {
    const { code } = parseQuery(request, z.object({ code: z.string().min(1).max(200) }));
    const now = clock.now();
    const row = await db.transaction(async (tx) => {
      const [used] = await tx
        .delete(socialCode)
        .where(and(eq(socialCode.codeHash, hashToken(code)), gt(socialCode.expiresAt, now)))
        .returning();
      if (!used || used.profile.provider !== PROVIDER) throw wrongCode();
      return findOrLink(tx, used.profile, now);
    });
    return startCustomerSession(context, { row, request, reply, now });
  });
}
