import { and, desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireOrderNote } from "../../../lib/ebsn/schemas/order-note";
import type { Context } from "../../context";
import { order, orderNote } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { fields } from "../../http/input";
import { number } from "../../http/number";
import { int, optionalInt } from "../address/query";
import { deliveredOrder } from "../order/delivered";
import { customerOf } from "../session/visitor";

const MOST_LISTED = 100;

const rating = z.object({
  orderId: int,
  rating: number.pipe(z.number().int().min(1).max(5)),
  content: z.string().trim().max(1000).default(""),
});
const changed = rating.extend({ noteId: int });
const filter = z.object({ orderId: optionalInt });

type NoteRow = typeof orderNote.$inferSelect;

const wire = ({ noteId, orderId, rating, content }: NoteRow): WireOrderNote => ({
  noteId,
  orderId,
  rating,
  content,
});

const tooEarly = () =>
  fail("error.note.not_delivered", "Puoi dire com'è andata quando l'ordine è consegnato.");
const already = () =>
  fail(
    "error.note.exists",
    "Hai già detto com'è andato questo ordine: puoi cambiare quello che hai scritto.",
  );
const unknown = () => fail("error.note.unknown", "Questa valutazione non esiste.");
const thanks = { infos: [{ code: "info.note.saved", message: "Grazie: la tua valutazione è salvata." }] };

/** What customers think of their orders (spec 2 §7). */
export async function noteRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  async function mayRate(customerId: number, orderId: number, now: Date): Promise<void> {
    if (!(await deliveredOrder(db, customerId, orderId, now))) throw tooEarly();
  }

  app.post("/ebsn/api/note/order/add", async (request) => {
    const { customerId } = customerOf(request);
    const given = fields(request, rating);
    const now = clock.now();
    await mayRate(customerId, given.orderId, now);
    const [row] = await db
      .insert(orderNote)
      .values({ ...given, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!row) throw already();
    return ok({ note: wire(row) }, thanks);
  });

  app.post("/ebsn/api/note/order/update", async (request) => {
    const { customerId } = customerOf(request);
    const { noteId, orderId, ...given } = fields(request, changed);
    const now = clock.now();
    await mayRate(customerId, orderId, now);
    const [row] = await db
      .update(orderNote)
      .set({ ...given, updatedAt: now })
      .where(and(eq(orderNote.noteId, noteId), eq(orderNote.orderId, orderId)))
      .returning();
    if (!row) throw unknown();
    return ok({ note: wire(row) }, thanks);
  });

  app.post("/ebsn/api/note/list/", async (request) => {
    const { customerId } = customerOf(request);
    const { orderId } = fields(request, filter);
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
      .limit(MOST_LISTED);
    return ok({ notes: rows.map(({ note }) => wire(note)) });
  });
}
