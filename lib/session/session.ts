import { sealData, unsealData } from "iron-session";
import { z } from "zod";

export const SESSION_COOKIE = "madia_session";
export const SESSION_SECONDS = 60 * 24 * 60 * 60;

/** A member of staff; their token is apart from the customer's whose place they take. */
const staffSchema = z.object({
  session: z.string().min(1),
  username: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
});

const schema = z.object({
  /** EBSN's session and account tokens; "" when there is none. */
  session: z.string(),
  account: z.string(),
  /** -1: a visitor who is not signed in. */
  userId: z.number().int(),
  /** Kept over the end of the browser. */
  remember: z.boolean(),
  /** Only while somebody who works for the shop is logged in. */
  staff: staffSchema.optional(),
});

export type Session = z.output<typeof schema>;
export type StaffMember = z.output<typeof staffSchema>;

export const NO_SESSION: Session = { session: "", account: "", userId: -1, remember: false };

export function isSignedIn(session: Session): boolean {
  return session.userId > -1 && (session.session !== "" || session.account !== "");
}

/** No customer's tokens; staff may be logged in all the same. */
export function isEmpty(session: Session): boolean {
  return session.session === "" && session.account === "";
}

/** Seals with the newest secret. */
export function sealSession(session: Session, secrets: string[]): Promise<string> {
  const [password = ""] = secrets;
  return sealData(session, { password, ttl: SESSION_SECONDS });
}

/** Opens with any of the secrets; a foreign, broken or old seal is no session. */
export async function openSession(sealed: string | undefined, secrets: string[]): Promise<Session> {
  if (!sealed) return NO_SESSION;
  for (const password of secrets) {
    const found = await unsealData(sealed, { password, ttl: SESSION_SECONDS }).catch(() => null);
    const parsed = schema.safeParse(found);
    if (parsed.success) return parsed.data;
  }
  return NO_SESSION;
}

export function sameSession(one: Session, other: Session): boolean {
  return (
    one.session === other.session &&
    one.account === other.account &&
    one.userId === other.userId &&
    one.remember === other.remember &&
    JSON.stringify(one.staff) === JSON.stringify(other.staff)
  );
}
