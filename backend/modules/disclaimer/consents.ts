import { and, asc, eq } from "drizzle-orm";
import type { WireDisclaimer } from "../../../lib/ebsn/schemas/disclaimer";
import { REGISTRATION_MODULE } from "../../../lib/rules/account/consents";
import type { Db } from "../../db/client";
import { consent, disclaimer } from "../../db/schema";
import { ebsnError } from "../../envelope";

type DisclaimerRow = typeof disclaimer.$inferSelect;
export type AnsweredDisclaimer = { row: DisclaimerRow; given: boolean | null };

export async function findDisclaimers(
  db: Db,
  storeId: number,
  customerId: number | null,
  registrationModuleTypeId = REGISTRATION_MODULE,
): Promise<AnsweredDisclaimer[]> {
  const rows = await db
    .select({ row: disclaimer, given: consent.given })
    .from(disclaimer)
    .leftJoin(
      consent,
      and(
        eq(consent.registrationDisclaimerId, disclaimer.registrationDisclaimerId),
        eq(consent.customerId, customerId ?? -1),
      ),
    )
    .where(
      and(eq(disclaimer.storeId, storeId), eq(disclaimer.registrationModuleTypeId, registrationModuleTypeId)),
    )
    .orderBy(asc(disclaimer.priority), asc(disclaimer.registrationDisclaimerId));
  return rows;
}

export const hasAnsweredAll = (disclaimers: AnsweredDisclaimer[]): boolean =>
  disclaimers.every(({ row, given }) => (row.required ? given === true : given !== null));

export function disclaimerWire({ row, given }: AnsweredDisclaimer): WireDisclaimer {
  return {
    registrationDisclaimerId: row.registrationDisclaimerId,
    storeId: row.storeId,
    personInfoTypeId: row.personInfoTypeId,
    priority: row.priority,
    disclaimerTitle: row.title,
    disclaimerContent: row.content,
    disclaimerUrl: row.url,
    disclaimerHtml: row.html,
    required: String(row.required),
    value: given === null ? "" : given ? "1" : "0",
  };
}

export type DisclaimerAnswer = { registrationDisclaimerId: number; value: boolean };

const unknownDisclaimer = () =>
  ebsnError("error.disclaimer.unknown", "Questo consenso non esiste più: ricarica la pagina.");
const requiredDisclaimer = () =>
  ebsnError("error.disclaimer.required", "È obbligatorio accettare questo consenso per procedere");

type Answers = {
  customerId: number;
  storeId: number;
  registrationModuleTypeId?: number;
  answers: DisclaimerAnswer[];
};

/** Throws when a required consent is missing. */
export async function saveConsents(
  tx: Db,
  { customerId, storeId, registrationModuleTypeId = REGISTRATION_MODULE, answers }: Answers,
  now: Date,
): Promise<void> {
  const disclaimers = await findDisclaimers(tx, storeId, customerId, registrationModuleTypeId);
  const byId = new Map(
    answers.map(({ registrationDisclaimerId, value }) => [registrationDisclaimerId, value]),
  );
  const known = new Set(disclaimers.map(({ row }) => row.registrationDisclaimerId));
  if ([...byId.keys()].some((id) => !known.has(id))) throw unknownDisclaimer();
  const merged = disclaimers.map(({ row, given }) => ({
    row,
    given: byId.get(row.registrationDisclaimerId) ?? given,
  }));
  if (merged.some(({ row, given }) => row.required && given !== true)) throw requiredDisclaimer();
  for (const [registrationDisclaimerId, given] of byId)
    await tx
      .insert(consent)
      .values({ customerId, registrationDisclaimerId, given, answeredAt: now })
      .onConflictDoUpdate({
        target: [consent.customerId, consent.registrationDisclaimerId],
        set: { given, answeredAt: now },
      });
}
