import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { fileExtension, MAX_FILE_BYTES } from "../../../lib/rules/form-files";
import type { FormFile } from "../../../lib/rules/form-fields";
import type { Context } from "../../context";
import { formUpload } from "../../db/schema";
import { EbsnError } from "../../envelope";
import { parseQuery } from "../../http/input";
import { mayBeLarge, waitForBodySlot } from "../../http/large-body";
import { id as formId } from "../../http/number";
import { getVisitorId } from "../auth/visitor-id";
import { registerMultipartParser } from "./multipart";
import { findForm, saveSubmission, saveUpload } from "./store";
import { readValues, findFieldErrors } from "./values";
import { ninjaFormWire } from "./wire";

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

const submissionSchema = z.object({
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

/** WordPress nonce, valid for 12 to 24 hours; only ties a call to a form that was read. */
function createNonce(id: number, now: Date, ticksAgo = 0): string {
  const tick = Math.floor(now.getTime() / HALF_DAY_MS) - ticksAgo;
  return createHash("sha256").update(`nf-${id}-${tick}`).digest("hex").slice(0, 10);
}

const errorResponse = (errors: Record<string, unknown>) => ({ data: {}, errors, debug: [] });
const formErrorResponse = (message: string) => errorResponse({ form: { rejected: message } });

const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).send({
    code: "rest_form_invalid_id",
    message: "Il modulo richiesto non esiste.",
    data: { status: 404 },
  });

/** Ninja Forms protocol of the content system (requirements/forms#ninja-forms): read, upload, submit. */
export async function contentFormRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  registerMultipartParser(app, MAX_FILE_BYTES + 64 * 1024);

  const isValidNonce = (security: string, id: number) =>
    [0, 1].some((ticksAgo) => createNonce(id, clock.now(), ticksAgo) === security);

  app.get("/p/wp-json/custom/v1/form", async (request, reply) => {
    const { form_id: id } = parseQuery(request, z.object({ form_id: formId }));
    const row = await findForm(db, "content", id);
    return row ? ninjaFormWire(row, createNonce(id, clock.now())) : sendNotFound(reply);
  });

  async function upload(data: FormData, visitor: string) {
    const id = formId.safeParse(data.get("form_id"));
    const row = id.success ? await findForm(db, "content", id.data) : null;
    const field = row?.fields.find(
      (candidate) => candidate.id === data.get("field_id") && candidate.kind === "file",
    );
    if (!row || !field) return formErrorResponse("Questo modulo non è più disponibile.");
    if (!isValidNonce(String(data.get("nonce")), row.formId))
      return errorResponse({ nonce: { new_nonce: createNonce(row.formId, clock.now()) } });
    const files = [...data.values()].filter((part) => part instanceof File);
    const savedFiles = [];
    for (const file of files) {
      const content = new Uint8Array(await file.arrayBuffer());
      if (content.length > MAX_FILE_BYTES || !field.accept.includes(fileExtension(file.name)))
        return errorResponse({ fields: { [field.id]: `Il file «${file.name}» non è accettato` } });
      const target = { source: "content" as const, formId: row.formId, fieldName: field.name, visitor };
      const name = await saveUpload(db, { ...target, now: clock.now() }, file.name, content);
      savedFiles.push({ name: file.name, tmp_name: name });
    }
    return { data: { files: savedFiles }, errors: [], debug: [] };
  }

  async function findUploads(names: string[], fieldName: string, visitor: string) {
    const found: (FormFile & { uploadName: string })[] = [];
    for (const name of names) {
      const ownUpload = and(
        eq(formUpload.uploadName, name),
        eq(formUpload.fieldName, fieldName),
        eq(formUpload.visitor, visitor),
        isNull(formUpload.submissionId),
      );
      const [row] = await db.select().from(formUpload).where(ownUpload);
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

  async function submit(input: unknown, visitor: string) {
    const parsed = submissionSchema.safeParse(input);
    if (!parsed.success) return formErrorResponse("La richiesta non è leggibile.");
    const { security, formData } = parsed.data;
    const row = await findForm(db, "content", formData.id);
    if (!row) return formErrorResponse("Questo modulo non è più disponibile.");
    if (!isValidNonce(security, row.formId))
      return errorResponse({ nonce: { new_nonce: createNonce(row.formId, clock.now()) } });
    const values: Record<string, unknown> = {};
    const uploads: string[] = [];
    for (const field of row.fields) {
      const sentField = formData.fields[field.id];
      if (field.kind !== "file") values[field.name] = sentField?.value;
      else {
        const names = (sentField?.files ?? []).map((file) => file.tmp_name);
        const files = await findUploads(names, field.name, visitor);
        values[field.name] = files;
        uploads.push(...files.map((file) => file.uploadName));
      }
    }
    const parsedValues = readValues(row.fields, values);
    const fieldErrors = findFieldErrors(row.fields, parsedValues);
    if (fieldErrors.length > 0)
      return errorResponse({
        fields: Object.fromEntries(fieldErrors.map(({ field, message }) => [field.id, message])),
      });
    await saveSubmission(db, {
      row,
      values: parsedValues,
      customerId: null,
      visitor,
      now: clock.now(),
      uploads,
    });
    return {
      data: { form_id: row.formId, actions: { success_message: row.thanks } },
      errors: [],
      debug: [],
    };
  }

  app.post(
    "/p/wp-admin/admin-ajax.php",
    {
      bodyLimit: MAX_FILE_BYTES + 64 * 1024,
      onRequest: async (request, reply) => {
        if (mayBeLarge(request)) await waitForBodySlot(reply);
      },
    },
    async (request, reply) => {
      const visitor = getVisitorId(request);
      const { body } = request;
      try {
        if (body instanceof FormData)
          return body.get("action") === "nf_fu_upload"
            ? await upload(body, visitor)
            : await submit(Object.fromEntries(body), visitor);
        return await submit(body, visitor);
      } catch (error) {
        if (!(error instanceof EbsnError)) throw error;
        return reply.code(error.httpStatus).send(formErrorResponse(error.messages[0]?.message ?? ""));
      }
    },
  );
}
