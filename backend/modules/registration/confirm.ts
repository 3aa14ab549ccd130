import { and, eq } from "drizzle-orm";
import type { Context } from "../../context";
import { registration } from "../../db/schema";
import { hashToken } from "../session/token";
import { createAccount, markConfirmed } from "./create-account";
import { findPendingRegistrations } from "./pending-registration";

export type ConfirmationResult = "success" | "already-confirmed" | "error";

/** Creates the account for a confirmation code; single use, and only while it is the only registration of its address. */
export async function confirmRegistration(
  { db, clock, config }: Context,
  login: string,
  code: string,
): Promise<ConfirmationResult> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [pending] = await tx
      .select()
      .from(registration)
      .where(and(eq(registration.codeHash, hashToken(code)), eq(registration.login, login)))
      .for("update");
    if (!pending) return "error";
    if (pending.confirmedAt) return "already-confirmed";
    if (pending.expiresAt <= now || pending.passwordHash === "") return "error";
    // Several people claim the address: whoever opens the link may have made any of them.
    if ((await findPendingRegistrations(tx, login)).length > 1) return "error";
    const isNew = await createAccount({ tx, config }, pending, now);
    await markConfirmed(tx, login, now);
    return isNew ? "success" : "already-confirmed";
  });
}
