import { desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, mail } from "../../db/schema";
import { throttleLogin } from "../auth/throttle";
import { getVisitorId } from "../auth/visitor-id";
import { verifyPassword } from "../session/password";
import { STAFF_USER_TYPE } from "../session/staff";
import { outboxLogInPage, outboxPage, outboxText } from "./outbox-page";
import { type RenderedEmail, renderEmail } from "./render";

const MAX_SHOWN = 50;

const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

function readCredentials(request: FastifyRequest): { login: string; password: string } | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? "") ?? [];
  const text = Buffer.from(encoded ?? "", "base64").toString("utf8");
  const separatorIndex = text.indexOf(":");
  return separatorIndex < 1
    ? null
    : { login: text.slice(0, separatorIndex).trim().toLowerCase(), password: text.slice(separatorIndex + 1) };
}

async function isStaff(db: Db, request: FastifyRequest, now: Date): Promise<boolean> {
  const basicAuth = readCredentials(request);
  if (!basicAuth) return false;
  const clearAttempts = await throttleLogin(
    db,
    { login: basicAuth.login, visitor: getVisitorId(request), isStaff: true },
    now,
  );
  const [found] = await db.select().from(customer).where(eq(customer.login, basicAuth.login));
  const isPasswordCorrect = await verifyPassword(basicAuth.password, found?.passwordHash ?? null);
  if (isPasswordCorrect) await clearAttempts();
  return isPasswordCorrect && found?.userTypeId === STAFF_USER_TYPE;
}

/** Staff only: emails contain log-in links. */
export async function mailRoutes(app: FastifyInstance, { db, clock, config }: Context): Promise<void> {
  const sendOutbox =
    (type: "html" | "plain", write: (emails: RenderedEmail[]) => string) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(HEADERS);
      if (!(await isStaff(db, request, clock.now())))
        return reply
          .code(401)
          .header("www-authenticate", 'Basic realm="Posta in uscita", charset="UTF-8"')
          .type("text/html; charset=utf-8")
          .send(outboxLogInPage());
      const emails = await db.select().from(mail).orderBy(desc(mail.mailId)).limit(MAX_SHOWN);
      return reply
        .type(`text/${type}; charset=utf-8`)
        .send(write(emails.map((email) => renderEmail(config, email))));
    };
  app.get("/outbox", sendOutbox("html", outboxPage));
  app.get("/outbox.txt", sendOutbox("plain", outboxText));
}
