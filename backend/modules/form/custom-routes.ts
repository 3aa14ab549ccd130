import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireFormRequests } from "../../../lib/ebsn/schemas/form-request";
import { MOST_FORM_BODY_BYTES } from "../../../lib/rules/form-files";
import { type FormValues, isChangeable } from "../../../lib/rules/form-fields";
import type { Context } from "../../context";
import { form, formSubmission } from "../../db/schema";
import { EbsnError, fail, ok } from "../../envelope";
import { body, query } from "../../http/input";
import { id } from "../../http/number";
import { customerOf, visitorOf } from "../session/visitor";
import { findForm, keepSubmission, senderOf, wordsOf } from "./store";
import { submissionOf, submissionsOf, submissionWire } from "./submissions";
import { readValues, wrongFields } from "./values";
import { customTypeWire, type FormRow } from "./wire";

const typeQuery = z.object({ cuform_type_id: id });
const formQuery = z.object({ cuform_id: id });
const content = z.record(z.string(), z.unknown());
/** The content itself, or an object that holds it. */
const contentBody = z.union([z.object({ content }).transform((given) => given.content), content]);

const noType = () => fail("error.form.type", "Questo modulo non è più disponibile.");
const noMore = () =>
  fail("error.form.closed", "Stiamo già lavorando a questa richiesta: non si può più cambiare.");

/** Refuses wrong values; the code of a message names its field. */
function checked(row: FormRow, given: Record<string, unknown>): FormValues {
  const values = readValues(row.fields, given);
  const wrong = wrongFields(row.fields, values);
  if (wrong.length === 0) return values;
  throw new EbsnError(wrong.map(({ field, message }) => ({ code: `error.form.${field.name}`, message })));
}

/** The shop's own forms (spec 1 §7, /cu-form). */
export async function customFormRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  async function typeOf(request: FastifyRequest): Promise<FormRow> {
    const row = await findForm(db, "custom", query(request, typeQuery).cuform_type_id);
    if (!row) throw noType();
    return row;
  }

  function ownSubmission(request: FastifyRequest) {
    const { customerId } = customerOf(request);
    return submissionOf(db, query(request, formQuery).cuform_id, customerId);
  }

  app.get("/ebsn/api/cu-form/cuform_type/list", async () => {
    const rows = await db.select().from(form).where(eq(form.source, "custom")).orderBy(form.formId);
    return ok({
      cuFormTypes: rows.map(({ formId, title, intro }) => ({
        cuFormTypeId: formId,
        name: title,
        descr: intro,
      })),
    });
  });

  app.get("/ebsn/api/cu-form/cuform_type/view", async (request) => ok(customTypeWire(await typeOf(request))));

  app.post("/ebsn/api/cu-form/insert", { bodyLimit: MOST_FORM_BODY_BYTES }, async (request) => {
    const row = await typeOf(request);
    const { customer } = visitorOf(request);
    if (row.needsLogin) customerOf(request);
    const values = checked(row, body(request, contentBody));
    const customerId = customer?.customerId ?? null;
    const sent = { row, values, customerId, visitor: senderOf(request), now: clock.now() };
    return ok({ cuFormId: await keepSubmission(db, sent) });
  });

  app.get("/ebsn/api/cu-form/list", async (request) => {
    const rows = await submissionsOf(db, customerOf(request).customerId);
    return ok<WireFormRequests>({ cuForms: rows.map(submissionWire) });
  });

  app.get("/ebsn/api/cu-form/view", async (request) => ok(submissionWire(await ownSubmission(request))));

  app.put("/ebsn/api/cu-form/update", async (request) => {
    const before = await ownSubmission(request);
    const row = await findForm(db, "custom", before.formId);
    if (!row) throw noType();
    const words = { ...row, fields: row.fields.filter(isChangeable) };
    const values = checked(words, body(request, contentBody));
    const { submissionId } = before;
    const [after] = await db
      .update(formSubmission)
      .set({ content: { ...before.content, ...wordsOf(words, values) }, updatedAt: clock.now() })
      .where(and(eq(formSubmission.submissionId, submissionId), eq(formSubmission.status, "received")))
      .returning();
    if (!after) throw noMore();
    return ok(submissionWire({ ...after, title: before.title }));
  });
}
