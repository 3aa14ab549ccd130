import type { Db } from "../../db/client";
import type { RegistrationProfile } from "../../db/schema";
import { fail } from "../../envelope";
import { disclaimersOf, isSettled } from "../disclaimer/consents";

/** Refuses a registration without the consents its store requires, or with one left unanswered. */
export async function checkConsents(db: Db, { storeId, consents }: RegistrationProfile): Promise<void> {
  const asked = await disclaimersOf(db, storeId, null);
  const answered = asked.map(({ row }) => ({ row, given: consents[row.registrationDisclaimerId] ?? null }));
  if (!isSettled(answered))
    throw fail("error.disclaimer.required", "È obbligatorio accettare questo consenso per procedere");
}
