import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { DAY_MS } from "../../../lib/rules/dates/duration";
import type { Db } from "../../db/client";
import { registration } from "../../db/schema";
import { verifyPassword } from "../session/password";

export type RegistrationRow = typeof registration.$inferSelect;

export const REGISTRATION_TTL_MS = 2 * DAY_MS;

/** Each costs the check of a password. */
const MAX_CONSIDERED = 5;

/** Newest first. Anybody may have made them, and several people may claim one address. */
export function findPendingRegistrations(db: Db, login: string): Promise<RegistrationRow[]> {
  return db
    .select()
    .from(registration)
    .where(
      and(eq(registration.login, login), isNull(registration.confirmedAt), ne(registration.passwordHash, "")),
    )
    .orderBy(desc(registration.registrationId))
    .limit(MAX_CONSIDERED);
}

export async function findByPassword(
  rows: RegistrationRow[],
  password: string,
): Promise<RegistrationRow | null> {
  const matches = await Promise.all(rows.map((row) => verifyPassword(password, row.passwordHash)));
  return rows[matches.indexOf(true)] ?? null;
}
