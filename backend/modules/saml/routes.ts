import type { FastifyInstance } from "fastify";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { WireStaffLogin, WireStaffLogout } from "../../../lib/ebsn/schemas/backoffice";
import { systemClock } from "../../clock";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { staffMember } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { isSameOrigin } from "../../http/same-origin";
import { logInStaff } from "../backoffice/log-in-staff";
import { closeStaffSession } from "../backoffice/staff-session";
import { getHeader, SESSION_HEADER } from "../session/visitor";
import { checkResponse } from "./check-response";
import { createServiceProvider, readProvider } from "./provider";
import { answerRequest, requestStore, consumeLoginCode } from "./requests";
import { standInRoutes } from "./stand-in";

const MAX_RESPONSE_CHARS = 100_000;
const NAME_FORMAT = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";

const relaySchema = z.object({ relay_state_url: z.string().max(2000) });
const responseSchema = z.object({ SAMLResponse: z.string().min(1).max(MAX_RESPONSE_CHARS) });
const codeSchema = z.object({ code: z.string().min(1).max(200) });

const foreignRelay = () => ebsnError("error.saml.relay", "Indirizzo di ritorno non valido.", 400);
const wrongCode = () => ebsnError("error.saml.code", "L'accesso non è riuscito: riprova.");

async function findMember(db: Db, username: string) {
  const [member] = await db.select().from(staffMember).where(eq(staffMember.username, username));
  return member;
}

export async function samlRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config } = context;
  const loginPage = new URL("/backoffice/login", config.STOREFRONT_URL);
  const failedPage = new URL("/backoffice/login?saml=failed", config.STOREFRONT_URL);

  app.get("/ebsn/api/saml/do-login", async (request, reply) => {
    const { relay_state_url: target } = parseQuery(request, relaySchema);
    if (!isSameOrigin(target, config.STOREFRONT_URL)) throw foreignRelay();
    const requests = requestStore(db, systemClock.now(), target);
    const provider = await createServiceProvider(context, requests);
    return reply.redirect(await provider.getAuthorizeUrlAsync("", undefined, {}), 302);
  });

  app.post("/saml/acs", async (request, reply) => {
    const { SAMLResponse: samlResponse } = parseBody(request, responseSchema);
    const identity = await checkResponse(context, samlResponse).catch((cause: unknown) => {
      request.log.warn({ cause: String(cause) }, "SAML response rejected");
      return null;
    });
    const member = identity && (await findMember(db, identity.nameId.trim().toLowerCase()));
    if (!member) return reply.redirect(failedPage.href, 303);
    const { requestId, nameId, sessionIndex } = identity;
    const login = { username: member.username, nameId, sessionIndex };
    const target = await answerRequest(db, requestId, login, systemClock.now());
    return reply.redirect(target ?? failedPage.href, 303);
  });

  app.post("/ebsn/api/saml/login", async (request, reply) => {
    const { code } = parseBody(request, codeSchema);
    const login = await consumeLoginCode(db, code, systemClock.now());
    if (!login) throw wrongCode();
    const { username, nameId: samlNameId, sessionIndex: samlSessionIndex } = login;
    const samlLogin = { samlNameId, samlSessionIndex };
    const member = await findMember(db, username);
    if (!member) throw wrongCode();
    await logInStaff(db, { username, samlLogin, request, reply, now: clock.now() });
    return ok<WireStaffLogin>({ ssoUser: { username, name: member.name, roles: member.roles } });
  });

  /** The provider's logout URL; "": none. */
  app.get("/ebsn/api/saml/do-logout", async (request) => {
    const login = await closeStaffSession(db, getHeader(request, SESSION_HEADER), clock.now());
    const { issuer, logoutUrl } = await readProvider(context);
    if (!login || !logoutUrl) return ok<WireStaffLogout>({ redirectUrl: "" });
    const provider = await createServiceProvider(context, requestStore(db, systemClock.now()));
    const { samlNameId: nameID, samlSessionIndex } = login;
    const sessionIndex = samlSessionIndex ?? undefined;
    const user = { issuer, nameID, nameIDFormat: NAME_FORMAT, sessionIndex };
    return ok<WireStaffLogout>({ redirectUrl: await provider.getLogoutUrlAsync(user, "", {}) });
  });

  /** The session has ended already, so the answer is ignored. */
  app.get("/saml/logged-out", (_request, reply) => reply.redirect(loginPage.href, 303));

  app.get("/saml/metadata", async (_request, reply) => {
    const provider = await createServiceProvider(context, requestStore(db, systemClock.now()));
    return reply.type("application/samlmetadata+xml").send(provider.generateServiceProviderMetadata(null));
  });

  if (!config.SAML_IDP_URL) await standInRoutes(app, context);
}
