import type { PersonFiscal } from "@/lib/ebsn/domain/invoice";
import { ANONYMOUS_OWNER, formDraftKey, readDraft } from "@/lib/session/form-drafts";

/** null: a new entry. */
export const invoiceDraftName = (data: PersonFiscal | null) => `invoice-${data?.personFiscalId ?? "new"}`;

/** What the customer was writing when the page was left; null: nothing. */
export function entryWithDraft(all: PersonFiscal[], owner: number): PersonFiscal | "new" | null {
  if (owner === ANONYMOUS_OWNER) return null;
  const hasDraft = (data: PersonFiscal | null) =>
    readDraft(formDraftKey(owner, invoiceDraftName(data))) !== null;
  return hasDraft(null) ? "new" : (all.find(hasDraft) ?? null);
}
