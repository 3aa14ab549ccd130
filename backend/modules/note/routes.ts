import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireOrderNote } from "../../../lib/ebsn/schemas/order-note";
import type { Context } from "../../context";
import { order, orderNote } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { number, int, optionalInt } from "../../http/number";
import { findDeliveredOrder } from "../order/delivered";
import { requireCustomer } from "../session/visitor";

const MAX_LISTED = 100;

const ratingSchema = z.object({
  orderId: int,
  rating: number.pipe(z.number().int().min(1).max(5)),
  content: z.string().trim().max(1000).default(""),
});
const updateSchema = ratingSchema.extend({ noteId: int });
const filter = z.object({ orderId: optionalInt });

type NoteRow = typeof orderNote.$inferSelect;

const noteWire = ({ noteId, orderId, rating, content }: NoteRow): WireOrderNote => ({
  noteId,
  orderId,
  rating,
  content,
});

const notDelivered = () =>
  ebsnError("error.note.not_delivered", "Puoi dire com'è andata quando l'ordine è consegnato.");
const alreadyRated = () =>
  ebsnError(
    "error.note.exists",
    "Hai già detto com'è andato questo ordine: puoi cambiare quello che hai scritto.",
  );
const unknownNote = () => ebsnError("error.note.unknown", "Questa valutazione non esiste.");
const savedMessages = {
  infos: [{ code: "info.note.saved", message: "Grazie: la tua valutazione è salvata." }],
};

export async function noteRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  async function requireDelivered(customerId: number, orderId: number, now: Date): Promise<void> {
    if (!(await findDeliveredOrder(db, customerId, orderId, now))) throw notDelivered();
  }

  app.post("/ebsn/api/note/order/add", async (request) => {
    const { customerId } = requireCustomer(request);
    const input = parseFields(request, ratingSchema);
    const now = clock.now();
    await requireDelivered(customerId, input.orderId, now);
    const [row] = await db
      .insert(orderNote)
      .values({ ...input, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw alreadyRated();
    return ok({ note: noteWire(row) }, savedMessages);
  });

  app.post("/ebsn/api/note/order/update", async (request) => {
    const { customerId } = requireCustomer(request);
    const { noteId, orderId, ...input } = parseFields(request, updateSchema);
    const now = clock.now();
    await requireDelivered(customerId, orderId, now);
    const [row] = await db
      .update(orderNote)
      .set({ ...input, updatedAt: now })
      .where(and(eq(orderNote.noteId, noteId), eq(orderNote.orderId, orderId)))
      .returning();
    if (!row) throw unknownNote();
    return ok({ note: noteWire(row) }, savedMessages);
  });

  app.post("/ebsn/api/note/list/", async (request) => {
    const { customerId } = requireCustomer(request);
    const { orderId } = parseFields(request, filter);
    const rows = await db
      .select({ note: orderNote })
      .from(orderNote)
      .innerJoin(order, eq(order.orderId, orderNote.orderId))
      .where(
        and(
          eq(order.customerId, customerId),
          orderId === undefined ? undefined : eq(orderNote.orderId, orderId),
        ),
      )
      .orderBy(desc(orderNote.noteId))
      .limit(MAX_LISTED);
    return ok({ notes: rows.map(({ note }) => noteWire(note)) });
  });
}
