import type { cartTimeslotSchema } from "../../../lib/ebsn/schemas/cart";
import type { z } from "zod";
import { formatItalianDate } from "../../shop-dates";
import type { Slot } from "./slots";

export type WireCartTimeslot = z.input<typeof cartTimeslotSchema>;

export const formatSlotName = ({ beginTime, endTime }: { beginTime: string; endTime: string }) =>
  `${beginTime} - ${endTime}`;

type BookedSlot = Pick<Slot["row"], "timeslotId" | "beginTime" | "endTime"> & {
  slotDate: string;
  cutoffAt: Date;
};

export function bookedSlotWire({
  timeslotId,
  slotDate,
  beginTime,
  endTime,
  cutoffAt,
}: BookedSlot): WireCartTimeslot {
  return {
    timeslotId,
    date: formatItalianDate(slotDate),
    dateIso: slotDate,
    beginTime,
    endTime,
    name: formatSlotName({ beginTime, endTime }),
    cutoff: cutoffAt.toISOString(),
    autoAssigned: false,
  };
}

export const slotWire = ({ row, date, cutoffAt }: Slot): WireCartTimeslot =>
  bookedSlotWire({ ...row, slotDate: date, cutoffAt });
