import type { cartTimeslotSchema } from "../../../lib/ebsn/schemas/cart";
import type { z } from "zod";
import { formatItalianDate } from "../../rome";
import type { Slot } from "./slots";

export type WireCartTimeslot = z.input<typeof cartTimeslotSchema>;

export const formatSlotName = ({ beginTime, endTime }: { beginTime: string; endTime: string }) =>
  `${beginTime} - ${endTime}`;

export function slotWire({ row, date, cutoffAt }: Slot): WireCartTimeslot {
  return {
    timeslotId: row.timeslotId,
    date: formatItalianDate(date),
    dateIso: date,
    beginTime: row.beginTime,
    endTime: row.endTime,
    name: formatSlotName(row),
    cutoff: cutoffAt.toISOString(),
    autoAssigned: false,
  };
}
