import { z } from "zod";
import { id, list, markup, number, optional } from "./lenient";

const orderNoteSchema = z.object({
  noteId: id,
  orderId: id,
  /** 1 to 5. */
  rating: number,
  content: markup,
});

export const orderNoteViewSchema = z.object({ note: optional(orderNoteSchema) });

export const orderNoteListSchema = z.object({ notes: list(orderNoteSchema) });

export type WireOrderNote = z.input<typeof orderNoteSchema>;
