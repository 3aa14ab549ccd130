import { desc, eq } from "drizzle-orm";
import { mail } from "@/backend/db/schema";
import type { TestBackend } from "./backend";

/** The last letter of the embedded shop to an address; throws when there is none. */
export async function lastMail(backend: TestBackend, recipient: string) {
  const [found] = await backend.context.db
    .select()
    .from(mail)
    .where(eq(mail.recipient, recipient))
    .orderBy(desc(mail.mailId))
    .limit(1);
  if (!found) throw new Error(`no letter to ${recipient}`);
  return found;
}

export const lettersTo = async (backend: TestBackend, recipient: string): Promise<string[]> =>
  (
    await backend.context.db
      .select({ subject: mail.subject })
      .from(mail)
      .where(eq(mail.recipient, recipient))
      .orderBy(mail.mailId)
  ).map(({ subject }) => subject);

/** The query of the first address in a letter. */
export function linkIn(body: string): URLSearchParams {
  const [url = ""] = /https?:\/\/\S+/.exec(body) ?? [];
  return new URL(url).searchParams;
}
