import { desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, mail } from "../../db/schema";
import { throttleLogin } from "../auth/throttle";
import { getVisitorId } from "../auth/visitor-id";
import { verifyPassword } from "../session/password";
import { STAFF_USER_TYPE } from "../session/staff";
import { outboxLogInPage, outboxPage } from "./outbox-page";

const MAX_SHOWN = 50;

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
export async function mailRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/outbox", async (request, reply) => {
    reply.headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    if (!(await isStaff(db, request, clock.now())))
      return reply
        .code(401)
        .header("www-authenticate", 'Basic realm="Posta in uscita", charset="UTF-8"')
        .send(outboxLogInPage());
    return reply.send(outboxPage(await db.select().from(mail).orderBy(desc(mail.mailId)).limit(MAX_SHOWN)));
  });
}
