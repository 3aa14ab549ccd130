import { and, asc, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { slotLoad, timeslot } from "../../db/schema";
import { addDays, weekDayOf } from "../../../lib/rules/rome-time";
import { romeDate, romeInstant } from "../../rome";

const HOUR_MS = 60 * 60 * 1000;
export const SLOT_DAYS = 10;

export type TimeslotRow = typeof timeslot.$inferSelect;

/** A slot on one day at one point. */
export type Slot = {
  row: TimeslotRow;
  date: string;
  pointId: number;
  beginsAt: Date;
  cutoffAt: Date;
  capacity: number;
  taken: number;
};

/** Slots an ordinary week has taken before anyone orders here: a few nearly full, fewer full. */
export function ordinaryLoad(timeslotId: number, date: string, pointId: number, capacity: number): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const seed = (timeslotId * 7919 + pointId * 104_729 + year * 372 + month * 31 + day * 613) % 100;
  if (seed < 7) return capacity;
  if (seed < 22) return Math.ceil(capacity * 0.8);
  return Math.floor((capacity * (seed % 50)) / 100);
}

function slotOn(
  row: TimeslotRow,
  date: string,
  pointId: number,
  load?: { capacity: number; taken: number },
): Slot {
  const beginsAt = romeInstant(date, row.beginTime);
  return {
    row,
    date,
    pointId,
    beginsAt,
    cutoffAt: new Date(beginsAt.getTime() - row.cutoffHours * HOUR_MS),
    capacity: load?.capacity ?? row.capacity,
    taken: load?.taken ?? ordinaryLoad(row.timeslotId, date, pointId, row.capacity),
  };
}

/** Days YYYY-MM-DD that can be ordered for, today first. */
export function slotDates(now: Date): string[] {
  const today = romeDate(now);
  return Array.from({ length: SLOT_DAYS }, (_, index) => addDays(today, index));
}

/** Slots of every point, and those of this one alone. */
export const isAt = (pointId: number) => or(isNull(timeslot.pointId), eq(timeslot.pointId, pointId));

/** Every slot of a service at a point over the days that can be ordered for, in order of time. */
export async function listSlots(
  db: Db,
  deliveryServiceId: number,
  pointId: number,
  now: Date,
): Promise<{ date: string; slots: Slot[] }[]> {
  const dates = slotDates(now);
  const rows = await db
    .select()
    .from(timeslot)
    .where(and(eq(timeslot.deliveryServiceId, deliveryServiceId), isAt(pointId)))
    .orderBy(asc(timeslot.beginTime), asc(timeslot.timeslotId));
  const loads = await db
    .select()
    .from(slotLoad)
    .where(
      and(
        eq(slotLoad.pointId, pointId),
        gte(slotLoad.slotDate, dates[0] ?? ""),
        lte(slotLoad.slotDate, dates.at(-1) ?? ""),
      ),
    );
  const loadOf = new Map(loads.map((load) => [`${load.timeslotId} ${load.slotDate}`, load]));
  return dates.map((date) => ({
    date,
    slots: rows
      .filter((row) => row.weekDay === weekDayOf(date))
      .map((row) => slotOn(row, date, pointId, loadOf.get(`${row.timeslotId} ${date}`))),
  }));
}

/** One slot on a day; null when the service has none such on that day. */
export async function findSlot(
  db: Db,
  wanted: { timeslotId: number; date: string; pointId: number; deliveryServiceId: number },
): Promise<Slot | null> {
  const [row] = await db
    .select()
    .from(timeslot)
    .where(and(eq(timeslot.timeslotId, wanted.timeslotId), isAt(wanted.pointId)));
  if (!row || row.deliveryServiceId !== wanted.deliveryServiceId) return null;
  if (row.weekDay !== weekDayOf(wanted.date)) return null;
  const [load] = await db
    .select()
    .from(slotLoad)
    .where(
      and(
        eq(slotLoad.timeslotId, wanted.timeslotId),
        eq(slotLoad.slotDate, wanted.date),
        eq(slotLoad.pointId, wanted.pointId),
      ),
    );
  return slotOn(row, wanted.date, wanted.pointId, load);
}

export const isFull = (slot: Slot): boolean => slot.taken >= slot.capacity;
export const isClosed = (slot: Slot, now: Date): boolean => slot.cutoffAt <= now;

export function slotStatus(slot: Slot): "empty" | "intermediate" | "full" {
  const left = slot.capacity - slot.taken;
  if (left <= 0) return "full";
  return left <= Math.max(1, slot.capacity * 0.25) ? "intermediate" : "empty";
}
