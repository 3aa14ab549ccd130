import type { CacheProvider } from "@node-saml/node-saml";
import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import type { Db } from "../../db/client";
import { samlRequest } from "../../db/schema";
import { hashToken, newToken } from "../session/token";
import { REQUEST_TTL_MS } from "./provider";

const CODE_TTL_MS = 2 * MINUTE_MS;

const isOpen = (requestId: string, now: Date) =>
  and(eq(samlRequest.requestId, requestId), isNull(samlRequest.codeHash), gt(samlRequest.expiresAt, now));

/** Read-only for the library: `answerRequest` consumes a request after all checks. */
export const requestStore = (db: Db, now: Date, relayStateUrl = ""): CacheProvider => ({
  async saveAsync(requestId, value) {
    await db.delete(samlRequest).where(lt(samlRequest.expiresAt, now));
    const expiresAt = new Date(now.getTime() + REQUEST_TTL_MS);
    await db.insert(samlRequest).values({ requestId, relayStateUrl, requestedAt: now, expiresAt });
    return { value, createdAt: now.getTime() };
  },
  async getAsync(requestId) {
    const [row] = await db.select().from(samlRequest).where(isOpen(requestId, now));
    return row?.requestedAt.toISOString() ?? null;
  },
  removeAsync: () => Promise.resolve(null),
});

type Login = { username: string; nameId: string; sessionIndex: string | null };

/** Null: already answered or expired. */
export async function answerRequest(
  db: Db,
  requestId: string,
  login: Login,
  now: Date,
): Promise<string | null> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + CODE_TTL_MS);
  const [row] = await db
    .update(samlRequest)
    .set({ ...login, codeHash: hashToken(code), expiresAt })
    .where(isOpen(requestId, now))
    .returning();
  if (!row) return null;
  const target = new URL(row.relayStateUrl);
  target.searchParams.set("code", code);
  return target.href;
}

/** Single use. */
export async function consumeLoginCode(db: Db, code: string, now: Date): Promise<Login | null> {
  const [row] = await db
    .delete(samlRequest)
    .where(
      and(
        eq(samlRequest.codeHash, hashToken(code)),
        isNotNull(samlRequest.username),
        gt(samlRequest.expiresAt, now),
      ),
    )
    .returning();
  if (!row?.username || !row.nameId) return null;
  return { username: row.username, nameId: row.nameId, sessionIndex: row.sessionIndex };
}
