import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client";
import { registration } from "../../db/schema";

export type RegistrationRow = typeof registration.$inferSelect;

export async function findPendingRegistration(db: Db, login: string): Promise<RegistrationRow | null> {
  const [row] = await db
    .select()
    .from(registration)
    .where(and(eq(registration.login, login), isNull(registration.confirmedAt)))
    .orderBy(desc(registration.registrationId))
    .limit(1);
  return row ?? null;
}
