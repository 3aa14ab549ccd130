import { lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { mail } from "../../db/schema";

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

export type Email = { recipient: string; subject: string; body: string };

/** Also deletes e-mails older than a week: some contain codes. */
export async function sendMail(db: Db, email: Email, now: Date): Promise<void> {
  await db.delete(mail).where(lt(mail.sentAt, new Date(now.getTime() - RETENTION_MS)));
  await db.insert(mail).values({ ...email, sentAt: now });
}
