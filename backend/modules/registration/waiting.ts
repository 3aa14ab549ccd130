import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client";
import { registration } from "../../db/schema";

export type Registration = typeof registration.$inferSelect;

/** The newest request of an address to register that nobody has confirmed yet. */
export async function waitingFor(db: Db, login: string): Promise<Registration | null> {
  const [row] = await db
    .select()
    .from(registration)
    .where(and(eq(registration.login, login), isNull(registration.confirmedAt)))
    .orderBy(desc(registration.registrationId))
    .limit(1);
  return row ?? null;
}
