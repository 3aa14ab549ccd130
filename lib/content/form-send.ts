import "server-only";
import type { z } from "zod";
import { env } from "../env";
import { correlationHeaders } from "../upstream/correlation";
import { htmlToText } from "../html/sanitize";
import type { FormDefinition } from "../ebsn/domain/form";
import {
  ninjaSubmitSchema,
  ninjaSuccessSchema,
  ninjaUploadSchema,
  type RawNinjaErrors,
} from "../ebsn/schemas/ninja-form";
import type { FormField, FormValues } from "../rules/forms/form-fields";
import { contentRoot, tryParseJson } from "./client";
import { connectionFailure } from "../upstream/failure";
import { readAnswer } from "../upstream/read-answer";
import { withTimeout } from "../upstream/with-timeout";
import { ContentFailure } from "./failure";
import type { SentFile } from "./form-values";

const ROUTE = "/wp-admin/admin-ajax.php";

const TIMEOUT_FACTOR = 4;
const MAX_MESSAGE_LENGTH = 1000;

type Nonce = { nonce: string; nonceTs: string };
type Submission = {
  form: FormDefinition;
  nonce: string;
  /** By field's id, "" for the form's own. */
  uploadNonces: ReadonlyMap<string, string>;
  clientIp: string;
};

export type SubmissionResult =
  { message: string } | { message: null; fieldErrors: Map<string, string>; formErrors: string[] };

/** WordPress names no error, but has not done what was asked. */
const UNKNOWN_REASON: SubmissionResult = { message: null, fieldErrors: new Map(), formErrors: [] };

async function post<S extends z.ZodType>(body: BodyInit, clientIp: string, schema: S): Promise<z.output<S>> {
  const { http, json } = await withTimeout(env().timeoutMs * TIMEOUT_FACTOR, async (signal) => {
    const response = await fetch(`${env().contentUrl}${contentRoot()}${ROUTE}`, {
      method: "POST",
      cache: "no-store",
      headers: { accept: "application/json", "x-forwarded-for": clientIp, ...correlationHeaders() },
      body,
      signal,
    });
    return { http: response.status, json: tryParseJson(await readAnswer(response)) };
  }).catch((error: unknown) => {
    const { kind, reason } = connectionFailure(error);
    throw new ContentFailure(kind, ROUTE, 0, reason);
  });
  const parsed = schema.safeParse(json);
  if (!parsed.success || http >= 500) throw new ContentFailure("http", ROUTE, http);
  return parsed.data;
}

async function withNonce<T extends { errors?: RawNinjaErrors }>(
  nonce: string,
  send: (nonce: Nonce) => Promise<T>,
): Promise<T> {
  const result = await send({ nonce, nonceTs: "" });
  const renewed = result.errors?.nonce;
  if (!renewed?.new_nonce) return result;
  return send({ nonce: renewed.new_nonce, nonceTs: renewed.nonce_ts });
}

async function toBlob({ content, spooled }: SentFile): Promise<Blob> {
  return spooled ? spooled.decoded() : new Blob([Buffer.from(content, "base64")]);
}

async function upload(
  { form, nonce: formNonce, uploadNonces, clientIp }: Submission,
  field: FormField,
  file: SentFile,
) {
  const content = await toBlob(file);
  return withNonce(uploadNonces.get(field.id) || formNonce, ({ nonce, nonceTs }) => {
    const body = new FormData();
    body.set("action", "nf_fu_upload");
    body.set("form_id", String(form.formId));
    body.set("field_id", field.id);
    body.set("nonce", nonce);
    if (nonceTs) body.set("nonce_ts", nonceTs);
    body.append(`files-${field.id}[]`, content, file.name);
    return post(body, clientIp, ninjaUploadSchema);
  });
}

/** A text, or an object with `message` beside its `slug`. */
function messageOf(error: unknown): string {
  const isObject = typeof error === "object" && error !== null;
  const text = !isObject ? error : "message" in error ? error.message : Object.values(error)[0];
  return htmlToText(String(text ?? "").slice(0, MAX_MESSAGE_LENGTH));
}

function rejectedSubmission(fields: FormField[], errors: NonNullable<RawNinjaErrors>): SubmissionResult {
  const names = new Map(fields.map(({ id, name }) => [id, name]));
  const fieldErrors = new Map<string, string>();
  const formErrors = Object.values(errors.form ?? {}).map(messageOf);
  for (const [id, error] of Object.entries(errors.fields ?? {})) {
    const name = names.get(id);
    if (name) fieldErrors.set(name, messageOf(error));
    else formErrors.push(messageOf(error));
  }
  return { message: null, fieldErrors, formErrors };
}

/** The plug-in's errors of an upload name no field. */
const rejectedUpload = (field: FormField, errors: NonNullable<RawNinjaErrors>): SubmissionResult => ({
  message: null,
  fieldErrors: new Map([
    [
      field.name,
      Object.values({ ...errors.form, ...errors.fields })
        .map(messageOf)
        .join(" "),
    ],
  ]),
  formErrors: [],
});

const isFile = (value: unknown): value is SentFile => typeof value === "object" && value !== null;

/** `values` by field name, files in base64. Throws `ContentFailure`. */
export async function sendContentForm(submission: Submission, values: FormValues): Promise<SubmissionResult> {
  const { form, clientIp } = submission;
  const fields: Record<string, unknown> = {};
  for (const field of form.fields) {
    const value = values[field.name];
    if (field.kind === "markup" || value === undefined) continue;
    if (field.kind !== "file") {
      fields[field.id] = { id: field.id, value: typeof value === "boolean" ? Number(value) : value };
      continue;
    }
    const files = [];
    for (const file of Array.isArray(value) ? value.filter(isFile) : []) {
      const { data, errors } = await upload(submission, field, file);
      if (errors) return rejectedUpload(field, errors);
      if (!data || data.files.length === 0) return UNKNOWN_REASON;
      files.push(...data.files.map((uploaded) => ({ ...uploaded, fieldID: field.id })));
    }
    fields[field.id] = { id: field.id, value: files.length, files };
  }
  const { data, errors } = await withNonce(submission.nonce, ({ nonce: security, nonceTs }) => {
    const formData = JSON.stringify({ id: form.formId, fields, extra: {}, settings: {} });
    const body = new URLSearchParams({ action: "nf_ajax_submit", security, formData });
    if (nonceTs) body.set("nonce_ts", nonceTs);
    return post(body, clientIp, ninjaSubmitSchema);
  });
  if (errors) return rejectedSubmission(form.fields, errors);
  if (!data?.actions) return UNKNOWN_REASON;
  return { message: htmlToText(ninjaSuccessSchema.parse(data.actions)?.success_message ?? "") };
}
