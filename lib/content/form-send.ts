import "server-only";
import type { z } from "zod";
import { env } from "../env";
import { htmlToText } from "../html/sanitize";
import type { FormDefinition } from "../ebsn/domain/form";
import { ninjaSubmitSchema, ninjaUploadSchema, type RawNinjaErrors } from "../ebsn/schemas/ninja-form";
import type { FormField } from "../rules/form-fields";
import { tryParseJson } from "./client";
import { ContentFailure } from "./failure";

const ROUTE = "/p/wp-admin/admin-ajax.php";

const TIMEOUT_FACTOR = 4;
const MAX_MESSAGE_LENGTH = 1000;

export type UploadedFile = { name: string; content: string };
type Values = Record<string, unknown>;
type Submission = { form: FormDefinition; nonce: string; address: string };

export type SubmissionResult =
  { message: string } | { message: null; fieldErrors: Map<string, string>; formErrors: string[] };

async function post<S extends z.ZodType>(body: BodyInit, address: string, schema: S): Promise<z.output<S>> {
  const timeout = AbortSignal.timeout(env().timeoutMs * TIMEOUT_FACTOR);
  let response: Response;
  let json: unknown;
  try {
    response = await fetch(`${env().contentUrl}${ROUTE}`, {
      method: "POST",
      cache: "no-store",
      headers: { accept: "application/json", "x-forwarded-for": address },
      body,
      signal: timeout,
    });
    json = tryParseJson(await response.text());
  } catch {
    throw new ContentFailure(timeout.aborted ? "timeout" : "network", ROUTE);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success || response.status >= 500) throw new ContentFailure("http", ROUTE, response.status);
  return parsed.data;
}

/** Retries once with the new nonce when the cached form's nonce has expired. */
async function withNonce<T extends { errors: RawNinjaErrors }>(
  submission: Submission,
  send: (nonce: string) => Promise<T>,
): Promise<T> {
  const result = await send(submission.nonce);
  const newNonce = result.errors?.nonce?.new_nonce;
  if (!newNonce) return result;
  submission.nonce = newNonce;
  return send(newNonce);
}

function upload(submission: Submission, field: FormField, { name, content }: UploadedFile) {
  return withNonce(submission, (nonce) => {
    const body = new FormData();
    body.set("action", "nf_fu_upload");
    body.set("form_id", String(submission.form.formId));
    body.set("field_id", field.id);
    body.set("nonce", nonce);
    body.append(`files-${field.id}[]`, new Blob([Buffer.from(content, "base64")]), name);
    return post(body, submission.address, ninjaUploadSchema);
  });
}

const messageOf = (error: unknown): string =>
  htmlToText(
    String(typeof error === "object" && error !== null ? (Object.values(error)[0] ?? "") : error).slice(
      0,
      MAX_MESSAGE_LENGTH,
    ),
  );

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

const filesOf = (value: unknown): UploadedFile[] => (Array.isArray(value) ? (value as UploadedFile[]) : []);

/**
 * Uploads the files one by one (nf_fu_upload), then submits the form (nf_ajax_submit).
 * `values` by field name, files in base64. Throws `ContentFailure`.
 */
export async function sendContentForm(submission: Submission, values: Values): Promise<SubmissionResult> {
  const { form, address } = submission;
  const fields: Record<string, unknown> = {};
  for (const field of form.fields) {
    const value = values[field.name];
    if (field.kind === "markup" || value === undefined) continue;
    if (field.kind !== "file") {
      fields[field.id] = { id: field.id, value: typeof value === "boolean" ? Number(value) : value };
      continue;
    }
    const files = [];
    for (const file of filesOf(value)) {
      const { data, errors } = await upload(submission, field, file);
      if (errors) return rejectedSubmission(form.fields, errors);
      files.push(...(data?.files ?? []));
    }
    fields[field.id] = { id: field.id, value: files.length, files };
  }
  const result = await withNonce(submission, (security) => {
    const formData = JSON.stringify({ id: form.formId, fields, extra: {}, settings: {} });
    const body = new URLSearchParams({ action: "nf_ajax_submit", security, formData });
    return post(body, address, ninjaSubmitSchema);
  });
  if (result.errors) return rejectedSubmission(form.fields, result.errors);
  return { message: htmlToText(result.data?.actions?.success_message ?? "") };
}
