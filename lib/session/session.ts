import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { sealData, unsealData } from "iron-session";
import { LRUCache } from "lru-cache";
import { z } from "zod";

export const SESSION_SECONDS = 60 * 24 * 60 * 60;

const cookiesSchema = z.record(z.string(), z.string()).optional();

/** Staff keep their own token while they impersonate a customer. */
const staffSchema = z
  .object({
    session: z.string(),
    cookies: cookiesSchema,
    username: z.string(),
    name: z.string(),
    roles: z.array(z.string()),
    /** How they logged in decides how they log out. */
    isSaml: z.literal(true).optional(),
  })
  .refine(({ session, cookies }) => session !== "" || cookies !== undefined);

const sessionSchema = z.object({
  session: z.string(),
  account: z.string(),
  cookies: cookiesSchema,
  accountCookie: z.string().optional(),
  /** -1: not signed in. */
  userId: z.number().int(),
  remember: z.boolean(),
  staff: staffSchema.optional(),
});

export type Session = z.output<typeof sessionSchema>;

export const NO_SESSION: Session = { session: "", account: "", userId: -1, remember: false };

/** Of a customer or an anonymous visitor; staff keep theirs apart. */
export function hasTokens(session: Session): boolean {
  return session.session !== "" || session.account !== "" || Object.keys(session.cookies ?? {}).length > 0;
}

export function isSignedIn(session: Session): boolean {
  return session.userId > -1 && hasTokens(session);
}

/** A visitor with a cart and without a log-in. */
export function isAnonymous(session: Session): boolean {
  return hasTokens(session) && !isSignedIn(session);
}

/** Sealed cookies name their secret by this id: it stays the same when other secrets come or go. */
const secretId = (secret: string): number => createHash("sha256").update(secret).digest().readUInt32BE();

const passwordsById = (secrets: string[]): Record<string, string> =>
  Object.fromEntries(secrets.map((secret) => [secretId(secret), secret]));

/** Older cookies have the id 1, whichever secret sealed them. */
const UNNAMED_SECRET = "Fe26.2*1*";

/** The first secret is the newest. */
export function sealSession(session: Session, secrets: string[]): Promise<string> {
  return sealData(session, { password: passwordsById(secrets.slice(0, 1)), ttl: SESSION_SECONDS });
}

/** A page asks for its session twice and for each of its calls; iron-session tolerates a minute after the end too. */
const MAX_OPENED = 200;
const OPENED_MS = 60_000;

const openedBySecrets = new WeakMap<string[], LRUCache<string, Readonly<Session>>>();

function openedWith(secrets: string[]) {
  const known = openedBySecrets.get(secrets);
  if (known) return known;
  const opened = new LRUCache<string, Readonly<Session>>({ max: MAX_OPENED, ttl: OPENED_MS });
  openedBySecrets.set(secrets, opened);
  return opened;
}

/** An invalid or expired seal is no session. */
export async function openSession(sealed: string | undefined, secrets: string[]): Promise<Readonly<Session>> {
  if (!sealed) return NO_SESSION;
  const opened = openedWith(secrets);
  const known = opened.get(sealed);
  if (known) return known;
  const session = await unseal(sealed, secrets);
  if (session) opened.set(sealed, session);
  return session ?? NO_SESSION;
}

async function unseal(sealed: string, secrets: string[]): Promise<Session | null> {
  const passwordMaps = sealed.startsWith(UNNAMED_SECRET)
    ? secrets.map((secret) => ({ 1: secret }))
    : [passwordsById(secrets)];
  for (const password of passwordMaps) {
    const unsealed = await unsealData(sealed, { password, ttl: SESSION_SECONDS }).catch(() => null);
    const parsed = sessionSchema.safeParse(unsealed);
    if (parsed.success) return parsed.data;
  }
  return null;
}

export function isSameSession(a: Session, b: Session): boolean {
  return (
    a.session === b.session &&
    a.account === b.account &&
    a.accountCookie === b.accountCookie &&
    isDeepStrictEqual(a.cookies ?? {}, b.cookies ?? {}) &&
    a.userId === b.userId &&
    a.remember === b.remember &&
    isDeepStrictEqual(a.staff, b.staff)
  );
}
