import { desc, eq } from "drizzle-orm";
import { customer, mail } from "@/backend/db/schema";
import type { TestBackend } from "./backend";

/** Throws when there is no email to this recipient. */
export async function lastEmail(backend: TestBackend, recipient: string) {
  const [email] = await backend.context.db
    .select()
    .from(mail)
    .where(eq(mail.recipient, recipient))
    .orderBy(desc(mail.mailId))
    .limit(1);
  if (!email) throw new Error(`no email to ${recipient}`);
  return email;
}

export async function findEmail({ context }: TestBackend, customerId: number): Promise<string> {
  const [owner] = await context.db
    .select({ email: customer.email })
    .from(customer)
    .where(eq(customer.customerId, customerId));
  return owner?.email ?? "";
}

export const lastEmailTo = async (backend: TestBackend, customerId: number) =>
  lastEmail(backend, await findEmail(backend, customerId));

export const emailSubjects = async (backend: TestBackend, recipient: string): Promise<string[]> =>
  (
    await backend.context.db
      .select({ subject: mail.subject })
      .from(mail)
      .where(eq(mail.recipient, recipient))
      .orderBy(mail.mailId)
  ).map(({ subject }) => subject);

/** Query parameters of the first link. */
export function linkParams(body: string): URLSearchParams {
  const [url = ""] = /https?:\/\/\S+/.exec(body) ?? [];
  return new URL(url).searchParams;
}
