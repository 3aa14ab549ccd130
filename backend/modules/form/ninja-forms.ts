import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { HOUR_MS } from "../../../lib/rules/dates/duration";
import type { FormField, FormFile } from "../../../lib/rules/forms/form-fields";
import { fileExtension, MAX_FILE_BYTES } from "../../../lib/rules/forms/form-files";
import type { Db } from "../../db/client";
import { formUpload } from "../../db/schema";
import { id as formId } from "../../http/number";
import { findForm, saveSubmission, saveUpload } from "./store";
import { findFieldErrors, readValues } from "./values";
import type { FormRow } from "./wire";

const HALF_DAY_MS = 12 * HOUR_MS;

const sentFieldSchema = z.object({
  value: z.unknown().optional(),
  files: z
    .array(z.object({ tmp_name: z.string().max(100) }))
    .max(20)
    .optional(),
});

const formDataSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "not JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.object({ id: formId, fields: z.record(z.string(), sentFieldSchema) }));

const nonceTime = z.string().max(20).default("");

const submissionSchema = z.object({
  security: z.string().max(40),
  nonce_ts: nonceTime,
  formData: formDataSchema,
});

type SentFields = z.output<typeof formDataSchema>["fields"];

/** Who sends, and when. */
type Sender = { visitor: string; now: Date };

/** WordPress nonce, valid for 12 to 24 hours; only ties a call to a form that was read. `time`: of a renewed one. */
export function createNonce(id: number, now: Date, time = "", ticksAgo = 0): string {
  const tick = Math.floor(now.getTime() / HALF_DAY_MS) - ticksAgo;
  return createHash("sha256").update(`nf-${id}-${time}-${tick}`).digest("hex").slice(0, 10);
}

const isValidNonce = (nonce: string, time: string, id: number, now: Date) =>
  [0, 1].some((ticksAgo) => createNonce(id, now, time, ticksAgo) === nonce);

const errorResponse = (errors: Record<string, unknown> | string[]) => ({ data: {}, errors, debug: [] });
export const formErrorResponse = (message: string) => errorResponse({ form: { rejected: message } });

/** Holds only together with its time. */
function newNonce(id: number, now: Date) {
  const time = String(Math.floor(now.getTime() / 1000));
  return errorResponse({ nonce: { new_nonce: createNonce(id, now, time), nonce_ts: time } });
}

async function saveFiles(db: Db, row: FormRow, field: FormField, files: File[], { visitor, now }: Sender) {
  const savedFiles = [];
  for (const file of files) {
    const content = new Uint8Array(await file.arrayBuffer());
    if (content.length > MAX_FILE_BYTES || !field.accept.includes(fileExtension(file.name)))
      return errorResponse([`Il file «${file.name}» non è accettato`]);
    const target = { source: "content" as const, formId: row.formId, fieldName: field.name, visitor, now };
    savedFiles.push({ name: file.name, tmp_name: await saveUpload(db, target, file.name, content) });
  }
  return { data: { files: savedFiles }, errors: [], debug: [] };
}

export async function upload(db: Db, data: FormData, sender: Sender) {
  const id = formId.safeParse(data.get("form_id"));
  const row = id.success ? await findForm(db, "content", id.data) : null;
  const field = row?.fields.find(
    (candidate) => candidate.id === data.get("field_id") && candidate.kind === "file",
  );
  if (!row || !field) return errorResponse(["Questo modulo non è più disponibile."]);
  const time = nonceTime.safeParse(data.get("nonce_ts") ?? undefined).data ?? "";
  if (!isValidNonce(String(data.get("nonce")), time, row.formId, sender.now))
    return newNonce(row.formId, sender.now);
  const files = [...data.values()].filter((part) => part instanceof File);
  return saveFiles(db, row, field, files, sender);
}

type UploadedFile = FormFile & { uploadName: string };

async function findUploads(
  db: Db,
  names: string[],
  fieldName: string,
  visitor: string,
): Promise<UploadedFile[]> {
  const found: UploadedFile[] = [];
  for (const name of names) {
    const ownUpload = and(
      eq(formUpload.uploadName, name),
      eq(formUpload.fieldName, fieldName),
      eq(formUpload.visitor, visitor),
      isNull(formUpload.submissionId),
    );
    const [row] = await db.select().from(formUpload).where(ownUpload);
    if (!row) continue;
    const { uploadName, fileName } = row;
    const content = Buffer.from(row.content);
    const file = { name: fileName, type: "", size: content.length, content: content.toString("base64") };
    found.push({ uploadName, ...file });
  }
  return found;
}

async function readSentFields(db: Db, { fields }: FormRow, sent: SentFields, visitor: string) {
  const values: Record<string, unknown> = {};
  const uploads: string[] = [];
  for (const field of fields) {
    const sentField = sent[field.id];
    if (field.kind !== "file") values[field.name] = sentField?.value;
    else {
      const names = (sentField?.files ?? []).map((file) => file.tmp_name);
      const files = await findUploads(db, names, field.name, visitor);
      values[field.name] = files;
      uploads.push(...files.map((file) => file.uploadName));
    }
  }
  return { values: readValues(fields, values), uploads };
}

export async function submit(db: Db, input: unknown, { visitor, now }: Sender) {
  const parsed = submissionSchema.safeParse(input);
  if (!parsed.success) return errorResponse(["La richiesta non è leggibile."]);
  const { security, nonce_ts: time, formData } = parsed.data;
  const row = await findForm(db, "content", formData.id);
  // WordPress does nothing, and says nothing.
  if (!row) return { data: {}, errors: [], debug: [] };
  if (!isValidNonce(security, time, row.formId, now)) return newNonce(row.formId, now);
  const { values, uploads } = await readSentFields(db, row, formData.fields, visitor);
  const fieldErrors = findFieldErrors(row.fields, values);
  if (fieldErrors.length > 0)
    return errorResponse({
      fields: Object.fromEntries(
        fieldErrors.map(({ field, message, isMissing }) => [
          field.id,
          isMissing ? { slug: "required-error", message } : message,
        ]),
      ),
    });
  await saveSubmission(db, { row, values, customerId: null, visitor, now, uploads });
  return {
    data: { form_id: row.formId, actions: { success_message: row.thanks } },
    errors: [],
    debug: [],
  };
}
