import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { slotLoad } from "../../db/schema";
import type { Slot } from "./slots";

export type SlotKey = { timeslotId: number; slotDate: string; pointId: number };

const keyOf = (slot: SlotKey) =>
  and(
    eq(slotLoad.timeslotId, slot.timeslotId),
    eq(slotLoad.slotDate, slot.slotDate),
    eq(slotLoad.pointId, slot.pointId),
  );

/** Takes one place of a slot inside the buyer's transaction; false when the last one is gone. */
export async function takeSlot(tx: Db, slot: Slot): Promise<boolean> {
  const key = { timeslotId: slot.row.timeslotId, slotDate: slot.date, pointId: slot.pointId };
  await tx
    .insert(slotLoad)
    .values({ ...key, capacity: slot.capacity, taken: slot.taken })
    .onConflictDoNothing();
  const taken = await tx
    .update(slotLoad)
    .set({ taken: sql`${slotLoad.taken} + 1` })
    .where(and(keyOf(key), lt(slotLoad.taken, slotLoad.capacity)))
    .returning({ taken: slotLoad.taken });
  return taken.length === 1;
}

/** Gives a place back. */
export async function releaseSlot(tx: Db, key: SlotKey): Promise<void> {
  await tx
    .update(slotLoad)
    .set({ taken: sql`${slotLoad.taken} - 1` })
    .where(and(keyOf(key), gt(slotLoad.taken, 0)));
}

/** Takes back a place given back in the same transaction. */
export async function retakeSlot(tx: Db, key: SlotKey): Promise<void> {
  await tx
    .update(slotLoad)
    .set({ taken: sql`${slotLoad.taken} + 1` })
    .where(keyOf(key));
}
