import { lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { mail } from "../../db/schema";

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export type Letter = { recipient: string; subject: string; body: string };

/** Puts a letter into the outbox, and clears away those of last week: some hold codes. */
export async function sendMail(db: Db, letter: Letter, now: Date): Promise<void> {
  await db.delete(mail).where(lt(mail.sentAt, new Date(now.getTime() - KEPT_MS)));
  await db.insert(mail).values({ ...letter, sentAt: now });
}
