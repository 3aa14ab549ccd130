import { sessionGone } from "@/lib/cart/door";
import type { DoorAnswer } from "@/lib/ebsn/domain/envelope";
import type { FormDefinition } from "@/lib/ebsn/domain/form";

export type Outcome =
  | { kind: "sent"; message: string }
  /** The shop's words, by field where a message names one. */
  | { kind: "refused"; byField: Map<string, string>; general: string[] }
  | { kind: "network" }
  | { kind: "session"; general: string[] };

type Data = { message?: string } | null;
type Received = { http: number; answer: DoorAnswer<Data> | null };

const PATIENCE_MS = 60_000;

function addressOf({ source, formId, sent }: FormDefinition): string {
  if (sent) return `/ebsn/api/cu-form/update?cuform_id=${sent.cuFormId}`;
  return source === "custom" ? `/ebsn/api/cu-form/insert?cuform_type_id=${formId}` : `/api/forms/${formId}`;
}

/** fetch cannot tell how much of a body is gone; this can. Answers null when the shop was not reached. */
function post(address: string, body: string, onProgress: (share: number) => void): Promise<Received | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.timeout = PATIENCE_MS;
    request.setRequestHeader("content-type", "application/json");
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      let answer: Received["answer"] = null;
      try {
        answer = JSON.parse(request.responseText) as DoorAnswer<Data>;
      } catch {
        // A page of some proxy: no answer of the shop.
      }
      resolve({ http: request.status, answer });
    };
    request.onerror = () => resolve(null);
    request.ontimeout = () => resolve(null);
    request.send(body);
  });
}

const CODE = "error.form.";

/** Sends a form's values, files already in base64; never throws. */
export async function sendForm(
  form: FormDefinition,
  values: Record<string, unknown>,
  onProgress: (share: number) => void,
): Promise<Outcome> {
  const received = await post(addressOf(form), JSON.stringify({ content: values }), onProgress);
  if (!received?.answer?.response) return { kind: "network" };
  const { status, errors = [] } = received.answer.response;
  if (received.http === 419) {
    sessionGone();
    return { kind: "session", general: errors.map(({ message }) => message) };
  }
  if (status === 0 && received.http < 400)
    return { kind: "sent", message: received.answer.data?.message ?? "" };
  const names = new Set(form.fields.map(({ name }) => name));
  const byField = new Map<string, string>();
  const general: string[] = [];
  for (const { code, message } of errors) {
    const name = code.startsWith(CODE) ? code.slice(CODE.length) : "";
    if (names.has(name) && !byField.has(name)) byField.set(name, message);
    else general.push(message);
  }
  return { kind: "refused", byField, general };
}
