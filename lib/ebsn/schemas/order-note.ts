import { z } from "zod";
import { id, mainList, mainObject, markup, number } from "./lenient";

const orderNoteSchema = z.object({
  noteId: id,
  orderId: id,
  /** 1 to 5. */
  rating: number,
  content: markup,
});

export const orderNoteViewSchema = z.object({ note: mainObject(orderNoteSchema) });

export const orderNoteListSchema = z.object({ notes: mainList(orderNoteSchema) });

export type WireOrderNote = z.input<typeof orderNoteSchema>;
