import { type Availability, availability, type LockSlot } from "../../../lib/rules/cart/locks";
import type { ProductRow } from "./rows";

/** Whether it can be had in the slot, or for now without one. */
export const productAvailability = (row: ProductRow, slot: LockSlot | null, now: Date): Availability =>
  availability(
    {
      available: row.stock ?? 1,
      dayLock: row.dayLock,
      leadTimeHours: Number(row.infos.LEAD_TIME) || 0,
      lockCutoff: row.infos.PRODUCT_LOCK_CUTOFF ?? "",
    },
    slot,
    now,
  );
