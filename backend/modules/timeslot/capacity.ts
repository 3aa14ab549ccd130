import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { slotLoad } from "../../db/schema";
import type { Slot } from "./slots";

export type SlotKey = { timeslotId: number; slotDate: string; pointId: number };

const slotCondition = (slot: SlotKey) =>
  and(
    eq(slotLoad.timeslotId, slot.timeslotId),
    eq(slotLoad.slotDate, slot.slotDate),
    eq(slotLoad.pointId, slot.pointId),
  );

/** False when the slot is full. */
export async function reserveSlot(tx: Db, slot: Slot): Promise<boolean> {
  const key = { timeslotId: slot.row.timeslotId, slotDate: slot.date, pointId: slot.pointId };
  await tx
    .insert(slotLoad)
    .values({ ...key, capacity: slot.capacity, taken: slot.taken })
    .onConflictDoNothing();
  const updatedRows = await tx
    .update(slotLoad)
    .set({ taken: sql`${slotLoad.taken} + 1` })
    .where(and(slotCondition(key), lt(slotLoad.taken, slotLoad.capacity)))
    .returning({ taken: slotLoad.taken });
  return updatedRows.length === 1;
}

export async function releaseSlot(tx: Db, key: SlotKey): Promise<void> {
  await tx
    .update(slotLoad)
    .set({ taken: sql`${slotLoad.taken} - 1` })
    .where(and(slotCondition(key), gt(slotLoad.taken, 0)));
}

/** Takes a place released in the same transaction. */
export async function reserveReleasedSlot(tx: Db, key: SlotKey): Promise<void> {
  await tx
    .update(slotLoad)
    .set({ taken: sql`${slotLoad.taken} + 1` })
    .where(slotCondition(key));
}
