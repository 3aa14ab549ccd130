import { z } from "zod";
import { id, list, markup, number, optional } from "./lenient";

/** A rating on an order; `content` keeps its lines. */
export const orderNoteSchema = z.object({
  noteId: id,
  orderId: id,
  /** 1 to 5 stars. */
  rating: number,
  content: markup,
});

/** data of POST /note/order/add and /note/order/update. */
export const orderNoteViewSchema = z.object({ note: optional(orderNoteSchema) });

/** data of POST /note/list/. */
export const orderNoteListSchema = z.object({ notes: list(orderNoteSchema) });

export type WireOrderNote = z.input<typeof orderNoteSchema>;
export type RawOrderNote = z.output<typeof orderNoteSchema>;
