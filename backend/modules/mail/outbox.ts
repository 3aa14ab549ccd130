import { eq, lt } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer, mail } from "../../db/schema";
import { greeting, hasGreeting } from "./greeting";

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

export type Email = { recipient: string; subject: string; body: string };

/** Every letter begins with the name of the customer whose address it is. */
async function greeted(db: Db, email: Email): Promise<Email> {
  if (hasGreeting(email.body)) return email;
  const [known] = await db
    .select({ firstName: customer.firstName })
    .from(customer)
    .where(eq(customer.email, email.recipient))
    .limit(1);
  return { ...email, body: `${greeting(known?.firstName ?? "")}\n\n${email.body}` };
}

/** Also deletes e-mails older than a week: some contain codes. */
export async function sendMail(db: Db, email: Email, now: Date): Promise<void> {
  await db.delete(mail).where(lt(mail.sentAt, new Date(now.getTime() - RETENTION_MS)));
  await db.insert(mail).values({ ...(await greeted(db, email)), sentAt: now });
}
