import { inflateRawSync } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { systemClock } from "../../clock";
import type { Context } from "../../context";
import { EbsnError, ebsnError } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { verifyStaff } from "../backoffice/staff-credentials";
import { readStandInKey, samlAddresses } from "./provider";
import { signResponse, writeResponse } from "./response";
import { answerPage, logInPage, SUBMIT_HASH } from "./stand-in-page";

const MAX_REQUEST_BYTES = 20_000;

const requestSchema = z.object({ SAMLRequest: z.string().min(1).max(MAX_REQUEST_BYTES) });

const wrongRequest = () => ebsnError("error.saml.request", "Richiesta non valida.", 400);

function readRequestId(samlRequest: string, issuer: string): string {
  try {
    const packed = Buffer.from(samlRequest, "base64");
    const xml = inflateRawSync(packed, { maxOutputLength: MAX_REQUEST_BYTES }).toString("utf8");
    const [, requestId] = /<samlp:AuthnRequest\b[^>]*?\sID="([\w-]+)"/.exec(xml) ?? [];
    if (requestId && xml.includes(`>${issuer}</saml:Issuer>`)) return requestId;
  } catch {
    throw wrongRequest();
  }
  throw wrongRequest();
}

/** An identity provider that knows the shop's staff, for trying and for tests. */
export async function standInRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  const { metadata, acs, standIn, loggedOut } = samlAddresses(config.BACKEND_PUBLIC_URL);
  const { origin } = new URL(config.STOREFRONT_URL);

  const sendPage = (reply: FastifyReply, html: string) =>
    reply
      .headers({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${SUBMIT_HASH}'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send(html);

  app.get("/saml/idp", async (request, reply) => {
    const { SAMLRequest: samlRequest } = parseQuery(request, requestSchema);
    readRequestId(samlRequest, metadata);
    return sendPage(reply, logInPage(samlRequest, ""));
  });

  app.post("/saml/idp", async (request, reply) => {
    const { SAMLRequest: samlRequest } = parseBody(request, requestSchema);
    const requestId = readRequestId(samlRequest, metadata);
    try {
      const { username: nameId } = await verifyStaff(db, request, clock.now());
      const statement = { requestId, issuer: standIn, audience: metadata, recipient: acs, nameId };
      const xml = writeResponse({ ...statement, at: systemClock.now() });
      const signed = signResponse(xml, await readStandInKey(db));
      return await sendPage(reply, answerPage(acs, Buffer.from(signed).toString("base64")));
    } catch (cause) {
      if (!(cause instanceof EbsnError)) throw cause;
      return sendPage(reply.code(403), logInPage(samlRequest, cause.message));
    }
  });

  app.get("/saml/idp/logout", (_request, reply) => reply.redirect(loggedOut, 303));
}
