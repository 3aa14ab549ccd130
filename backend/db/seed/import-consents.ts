import { REGISTRATION_MODULE } from "../../../lib/rules/account/consents";
import { disclaimers } from "../../seed/disclaimers";
import { people } from "../../seed/people";
import type { Db } from "../client";
import { consent, disclaimer } from "../schema";
import type { SeedOptions } from "./importer";

const MARKETING = 3;

export async function importConsents(db: Db, { clock }: SeedOptions): Promise<void> {
  await db.insert(disclaimer).values(disclaimers);
  const answers = people.flatMap(({ customerId, storeId, otherStores: alsoAt = [] }) =>
    [{ storeId, marketing: true }, ...alsoAt].flatMap((store) =>
      disclaimers
        .filter(
          (candidate) =>
            candidate.storeId === store.storeId && candidate.registrationModuleTypeId === REGISTRATION_MODULE,
        )
        .map(({ registrationDisclaimerId, priority }) => ({
          customerId,
          registrationDisclaimerId,
          given: store.marketing || priority !== MARKETING,
          answeredAt: clock.now(),
        })),
    ),
  );
  if (answers.length > 0) await db.insert(consent).values(answers);
}
