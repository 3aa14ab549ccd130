import "server-only";
import type { z } from "zod";
import { env } from "../env";
import { textOf } from "../html/policy";
import type { FormDefinition } from "../ebsn/domain/form";
import { ninjaSubmitSchema, ninjaUploadSchema, type RawNinjaErrors } from "../ebsn/schemas/ninja-form";
import type { FormField } from "../rules/form-fields";
import { ContentFailure } from "./failure";

const ROUTE = "/p/wp-admin/admin-ajax.php";

/** The content system's time for a whole form with its files. */
const PATIENCE = 4;

export type SentFile = { name: string; content: string };
type Values = Record<string, unknown>;
type Sender = { form: FormDefinition; nonce: string; address: string };

export type SentForm =
  { message: string } | { message: null; byField: Map<string, string>; general: string[] };

async function post<S extends z.ZodType>(body: BodyInit, address: string, schema: S): Promise<z.output<S>> {
  const timeout = AbortSignal.timeout(env().timeoutMs * PATIENCE);
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
    json = await response.json().catch(() => null);
  } catch {
    throw new ContentFailure(timeout.aborted ? "timeout" : "network", ROUTE);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success || response.status >= 500) throw new ContentFailure("http", ROUTE, response.status);
  return parsed.data;
}

/** Posts once more with the new nonce when the one of the kept form has run out. */
async function withNonce<T extends { errors: RawNinjaErrors }>(
  sender: Sender,
  send: (nonce: string) => Promise<T>,
): Promise<T> {
  const answer = await send(sender.nonce);
  const fresh = answer.errors?.nonce?.new_nonce;
  if (!fresh) return answer;
  sender.nonce = fresh;
  return send(fresh);
}

function upload(sender: Sender, field: FormField, { name, content }: SentFile) {
  return withNonce(sender, (nonce) => {
    const body = new FormData();
    body.set("action", "nf_fu_upload");
    body.set("form_id", String(sender.form.formId));
    body.set("field_id", field.id);
    body.set("nonce", nonce);
    body.append(`files-${field.id}[]`, new Blob([Buffer.from(content, "base64")]), name);
    return post(body, sender.address, ninjaUploadSchema);
  });
}

const messageOf = (fault: unknown): string =>
  textOf(typeof fault === "object" && fault !== null ? String(Object.values(fault)[0] ?? "") : String(fault));

function refused(fields: FormField[], errors: NonNullable<RawNinjaErrors>): SentForm {
  const names = new Map(fields.map(({ id, name }) => [id, name]));
  const byField = new Map<string, string>();
  const general = Object.values(errors.form ?? {}).map(messageOf);
  for (const [id, fault] of Object.entries(errors.fields ?? {})) {
    const name = names.get(id);
    if (name) byField.set(name, messageOf(fault));
    else general.push(messageOf(fault));
  }
  return { message: null, byField, general };
}

const filesOf = (value: unknown): SentFile[] => (Array.isArray(value) ? (value as SentFile[]) : []);

/**
 * Sends a form of the content system: its files one by one (nf_fu_upload), then the form (nf_ajax_submit).
 * `values` by the fields' names, files in base64. Throws `ContentFailure`.
 */
export async function sendContentForm(sender: Sender, values: Values): Promise<SentForm> {
  const { form, address } = sender;
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
      const { data, errors } = await upload(sender, field, file);
      if (errors) return refused(form.fields, errors);
      files.push(...(data?.files ?? []));
    }
    fields[field.id] = { id: field.id, value: files.length, files };
  }
  const answer = await withNonce(sender, (security) => {
    const formData = JSON.stringify({ id: form.formId, fields, extra: {}, settings: {} });
    const body = new URLSearchParams({ action: "nf_ajax_submit", security, formData });
    return post(body, address, ninjaSubmitSchema);
  });
  if (answer.errors) return refused(form.fields, answer.errors);
  return { message: textOf(answer.data?.actions?.success_message ?? "") };
}
