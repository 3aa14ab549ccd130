import type { cartTimeslotSchema } from "../../../lib/ebsn/schemas/cart";
import type { z } from "zod";
import { italianDate } from "../../rome";
import type { Slot } from "./slots";

export type WireCartTimeslot = z.input<typeof cartTimeslotSchema>;

export const slotName = ({ beginTime, endTime }: { beginTime: string; endTime: string }) =>
  `${beginTime} - ${endTime}`;

/** The slot of a cart or an order. */
export function slotWire({ row, date, cutoffAt }: Slot): WireCartTimeslot {
  return {
    timeslotId: row.timeslotId,
    date: italianDate(date),
    dateIso: date,
    beginTime: row.beginTime,
    endTime: row.endTime,
    name: slotName(row),
    cutoff: cutoffAt.toISOString(),
    autoAssigned: false,
  };
}
