import type { Db } from "../../db/client";
import type { RegistrationProfile } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { findDisclaimers, hasAnsweredAll } from "../disclaimer/consents";
import { requireStore } from "../store/require-store";

export async function assertRequiredConsents(
  db: Db,
  { storeId, consents }: RegistrationProfile,
): Promise<void> {
  await requireStore(db, storeId);
  const disclaimers = await findDisclaimers(db, storeId, null);
  const answers = disclaimers.map(({ row }) => ({
    row,
    given: consents[row.registrationDisclaimerId] ?? null,
  }));
  if (!hasAnsweredAll(answers))
    throw ebsnError("error.disclaimer.required", "È obbligatorio accettare questo consenso per procedere");
}
