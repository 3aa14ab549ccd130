import { and, asc, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/client";
import { slotLoad, timeslot } from "../../db/schema";
import { addDays } from "../../../lib/rules/dates/shop-time";
import { plannedWeekDay } from "../../domain/opening-plan";
import { shopDate, shopInstant } from "../../shop-dates";
import { cutoffOf } from "./cutoff";

const SLOT_DAYS = 10;

type TimeslotRow = typeof timeslot.$inferSelect;

export type Slot = {
  row: TimeslotRow;
  date: string;
  pointId: number;
  beginsAt: Date;
  cutoffAt: Date;
  capacity: number;
  taken: number;
};

/** Simulated demand before any real order: some slots nearly full, fewer full. */
function simulateLoad(timeslotId: number, date: string, pointId: number, capacity: number): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const seed = (timeslotId * 7919 + pointId * 104_729 + year * 372 + month * 31 + day * 613) % 100;
  if (seed < 7) return capacity;
  if (seed < 22) return Math.ceil(capacity * 0.8);
  return Math.floor((capacity * (seed % 50)) / 100);
}

function buildSlot(
  row: TimeslotRow,
  date: string,
  pointId: number,
  load?: { capacity: number; taken: number },
): Slot {
  return {
    row,
    date,
    pointId,
    beginsAt: shopInstant(date, row.beginTime),
    cutoffAt: cutoffOf(date, row),
    capacity: load?.capacity ?? row.capacity,
    taken: load?.taken ?? simulateLoad(row.timeslotId, date, pointId, row.capacity),
  };
}

/** YYYY-MM-DD, today first. */
export function getSlotDates(now: Date): string[] {
  const today = shopDate(now);
  return Array.from({ length: SLOT_DAYS }, (_, index) => addDays(today, index));
}

export const isAtPoint = (pointId: number) => or(isNull(timeslot.pointId), eq(timeslot.pointId, pointId));

export async function listSlots(
  db: Db,
  deliveryServiceId: number,
  pointId: number,
  now: Date,
): Promise<{ date: string; slots: Slot[] }[]> {
  const dates = getSlotDates(now);
  const rows = await db
    .select()
    .from(timeslot)
    .where(and(eq(timeslot.deliveryServiceId, deliveryServiceId), isAtPoint(pointId)))
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
  const loadByKey = new Map(loads.map((load) => [`${load.timeslotId} ${load.slotDate}`, load]));
  return dates.map((date) => {
    const weekDay = plannedWeekDay(date);
    return {
      date,
      slots: rows
        .filter((row) => row.weekDay === weekDay)
        .map((row) => buildSlot(row, date, pointId, loadByKey.get(`${row.timeslotId} ${date}`))),
    };
  });
}

export async function findSlot(
  db: Db,
  target: { timeslotId: number; date: string; pointId: number; deliveryServiceId: number },
): Promise<Slot | null> {
  const [row] = await db
    .select()
    .from(timeslot)
    .where(and(eq(timeslot.timeslotId, target.timeslotId), isAtPoint(target.pointId)));
  if (!row || row.deliveryServiceId !== target.deliveryServiceId) return null;
  if (row.weekDay !== plannedWeekDay(target.date)) return null;
  const [load] = await db
    .select()
    .from(slotLoad)
    .where(
      and(
        eq(slotLoad.timeslotId, target.timeslotId),
        eq(slotLoad.slotDate, target.date),
        eq(slotLoad.pointId, target.pointId),
      ),
    );
  return buildSlot(row, target.date, target.pointId, load);
}

export const isFull = (slot: Slot): boolean => slot.taken >= slot.capacity;
export const isClosed = (slot: Slot, now: Date): boolean => slot.cutoffAt <= now;

export function getSlotStatus(slot: Slot): "empty" | "intermediate" | "full" {
  const remaining = slot.capacity - slot.taken;
  if (remaining <= 0) return "full";
  return remaining <= Math.max(1, slot.capacity * 0.25) ? "intermediate" : "empty";
}
