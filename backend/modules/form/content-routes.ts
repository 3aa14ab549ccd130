import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { endingOf, MOST_FILE_BYTES } from "../../../lib/rules/form-files";
import type { FormFile } from "../../../lib/rules/form-fields";
import type { Context } from "../../context";
import { formUpload } from "../../db/schema";
import { EbsnError } from "../../envelope";
import { query } from "../../http/input";
import { id as formId } from "../../http/number";
import { acceptMultipart } from "./multipart";
import { findForm, keepSubmission, keepUpload, senderOf } from "./store";
import { readValues, wrongFields } from "./values";
import { ninjaFormWire } from "./wire";

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

const submission = z.object({
  action: z.literal("nf_ajax_submit"),
  security: z.string().max(40),
  formData: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "not JSON" });
        return z.NEVER;
      }
    })
    .pipe(
      z.object({
        id: formId,
        fields: z.record(
          z.string(),
          z.object({
            value: z.unknown().optional(),
            files: z
              .array(z.object({ tmp_name: z.string().max(100) }))
              .max(20)
              .optional(),
          }),
        ),
      }),
    ),
});

/** As WordPress counts: good for half a day and the half day after. It ties a call to a form read, no more. */
function nonceOf(id: number, now: Date, ago = 0): string {
  const tick = Math.floor(now.getTime() / HALF_DAY_MS) - ago;
  return createHash("sha256").update(`nf-${id}-${tick}`).digest("hex").slice(0, 10);
}

const refused = (errors: Record<string, unknown>) => ({ data: {}, errors, debug: [] });
const refusedForm = (message: string) => refused({ form: { refused: message } });

const missing = (reply: FastifyReply) =>
  reply
    .code(404)
    .send({ code: "rest_no_route", message: "Il modulo richiesto non esiste.", data: { status: 404 } });

/** Forms of the content system by its plugin's protocol (spec 3 §7): read, send a file, send the form. */
export async function contentFormRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  acceptMultipart(app, MOST_FILE_BYTES + 64 * 1024);

  const isGood = (security: string, id: number) =>
    [0, 1].some((ago) => nonceOf(id, clock.now(), ago) === security);

  app.get("/p/wp-json/custom/v1/form", async (request, reply) => {
    const { form_id: id } = query(request, z.object({ form_id: formId }));
    const row = await findForm(db, "content", id);
    return row ? ninjaFormWire(row, nonceOf(id, clock.now())) : missing(reply);
  });

  async function upload(data: FormData, visitor: string) {
    const id = formId.safeParse(data.get("form_id"));
    const row = id.success ? await findForm(db, "content", id.data) : null;
    const field = row?.fields.find((one) => one.id === data.get("field_id") && one.kind === "file");
    if (!row || !field) return refusedForm("Questo modulo non è più disponibile.");
    if (!isGood(String(data.get("nonce")), row.formId))
      return refused({ nonce: { new_nonce: nonceOf(row.formId, clock.now()) } });
    const files = [...data.values()].filter((part) => part instanceof File);
    const kept = [];
    for (const file of files) {
      const content = new Uint8Array(await file.arrayBuffer());
      if (content.length > MOST_FILE_BYTES || !field.accept.includes(endingOf(file.name)))
        return refused({ fields: { [field.id]: `Il file «${file.name}» non è accettato` } });
      const place = { source: "content" as const, formId: row.formId, fieldName: field.name, visitor };
      const name = await keepUpload(db, { ...place, now: clock.now() }, file.name, content);
      kept.push({ name: file.name, tmp_name: name });
    }
    return { data: { files: kept }, errors: [], debug: [] };
  }

  /** The files that were sent before by this very visitor for this field. */
  async function filesOf(names: string[], fieldName: string, visitor: string) {
    const found: (FormFile & { uploadName: string })[] = [];
    for (const name of names) {
      const own = and(
        eq(formUpload.uploadName, name),
        eq(formUpload.fieldName, fieldName),
        eq(formUpload.visitor, visitor),
        isNull(formUpload.submissionId),
      );
      const [row] = await db.select().from(formUpload).where(own);
      const content = row ? Buffer.from(row.content) : null;
      if (row && content)
        found.push({
          uploadName: row.uploadName,
          name: row.fileName,
          type: "",
          size: content.length,
          content: content.toString("base64"),
        });
    }
    return found;
  }

  async function submit(given: unknown, visitor: string) {
    const parsed = submission.safeParse(given);
    if (!parsed.success) return refusedForm("La richiesta non è leggibile.");
    const { security, formData } = parsed.data;
    const row = await findForm(db, "content", formData.id);
    if (!row) return refusedForm("Questo modulo non è più disponibile.");
    if (!isGood(security, row.formId))
      return refused({ nonce: { new_nonce: nonceOf(row.formId, clock.now()) } });
    const values: Record<string, unknown> = {};
    const uploads: string[] = [];
    for (const field of row.fields) {
      const sent = formData.fields[field.id];
      if (field.kind !== "file") values[field.name] = sent?.value;
      else {
        const names = (sent?.files ?? []).map((file) => file.tmp_name);
        const files = await filesOf(names, field.name, visitor);
        values[field.name] = files;
        uploads.push(...files.map((file) => file.uploadName));
      }
    }
    const read = readValues(row.fields, values);
    const wrong = wrongFields(row.fields, read);
    if (wrong.length > 0)
      return refused({ fields: Object.fromEntries(wrong.map(({ field, message }) => [field.id, message])) });
    await keepSubmission(db, { row, values: read, customerId: null, visitor, now: clock.now(), uploads });
    return {
      data: { form_id: row.formId, actions: { success_message: row.thanks } },
      errors: [],
      debug: [],
    };
  }

  app.post(
    "/p/wp-admin/admin-ajax.php",
    { bodyLimit: MOST_FILE_BYTES + 64 * 1024 },
    async (request, reply) => {
      const visitor = senderOf(request);
      const { body } = request;
      try {
        if (body instanceof FormData)
          return body.get("action") === "nf_fu_upload"
            ? await upload(body, visitor)
            : await submit(Object.fromEntries(body), visitor);
        return await submit(body, visitor);
      } catch (error) {
        if (!(error instanceof EbsnError)) throw error;
        return reply.code(error.http).send(refusedForm(error.messages[0]?.message ?? ""));
      }
    },
  );
}
