import { desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, mail } from "../../db/schema";
import { admit } from "../auth/throttle";
import { visitorIdOf } from "../auth/visitor-id";
import { passwordMatches } from "../session/password";
import { STAFF_TYPE } from "../session/staff";
import { outboxPage } from "./outbox-page";

const SHOWN = 50;

function credentials(request: FastifyRequest): { login: string; password: string } | null {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? "") ?? [];
  const text = Buffer.from(encoded ?? "", "base64").toString("utf8");
  const cut = text.indexOf(":");
  return cut < 1 ? null : { login: text.slice(0, cut).trim().toLowerCase(), password: text.slice(cut + 1) };
}

/** Whether the browser's own dialog was answered with the log-in of somebody who works for the shop. */
async function isStaff(db: Db, request: FastifyRequest, now: Date): Promise<boolean> {
  const given = credentials(request);
  if (!given) return false;
  const forgive = await admit(db, { login: given.login, visitor: visitorIdOf(request) }, now);
  const [found] = await db.select().from(customer).where(eq(customer.login, given.login));
  const isRight = await passwordMatches(given.password, found?.passwordHash ?? null);
  if (isRight) await forgive();
  return isRight && found?.userTypeId === STAFF_TYPE;
}

/** The outbox, for those who work for the shop: what is in it opens accounts. */
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
        .send(
          "<!doctype html><title>Posta in uscita</title><p>Serve l'accesso di chi lavora nel negozio.</p>",
        );
    return reply.send(outboxPage(await db.select().from(mail).orderBy(desc(mail.mailId)).limit(SHOWN)));
  });
}
