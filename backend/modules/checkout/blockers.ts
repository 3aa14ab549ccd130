import type { WirePersonFiscal } from "../../../lib/ebsn/schemas/invoice";
import type { Db } from "../../db/client";
import { EbsnError } from "../../envelope";
import { findOverMaximum } from "../cart/limits";
import { findRestrictions } from "../cart/restrictions";
import type { CartState } from "../cart/state";
import { findBilling } from "../invoice/billing";

/** Throws all that the buyer has to correct; returns the invoice data. */
export async function requireNoBlockers(
  db: Db,
  state: CartState,
  now: Date,
): Promise<WirePersonFiscal | null> {
  const { personFiscal, missing } = await findBilling(db, state.cart);
  const blockers = [...findRestrictions(state, now), ...(await findOverMaximum(db, state, now)), ...missing];
  if (blockers.length > 0) throw new EbsnError(blockers);
  return personFiscal;
}
