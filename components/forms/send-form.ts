import { emitMessages } from "@/lib/api/emit-messages";
import { messageText } from "@/lib/i18n/shop-texts";
import { emitPopups } from "@/lib/overlays/popup-codes";
import { SESSION_EXPIRED } from "@/lib/session/expired-status";
import { isSignedOutAnswer, notifySessionExpired } from "@/lib/session/session-expired";
import type { ApiResponse } from "@/lib/ebsn/domain/envelope";
import type { FormDefinition } from "@/lib/ebsn/domain/form";

export type SubmitResult =
  | { kind: "sent"; message: string }
  /** The API's messages, by field where the code names one. */
  | { kind: "rejected"; byField: Map<string, string>; general: string[] }
  | { kind: "network" }
  /** The form may have arrived. */
  | { kind: "timeout" }
  /** The shop answered without an error message. */
  | { kind: "failed" }
  | { kind: "session" };

type Data = { message?: string } | null;
type Received = { httpStatus: number; payload: ApiResponse<Data> | null };

type Unanswered = "network" | "timeout";

const TIMEOUT_MS = 60_000;

function submitUrl({ source, formId, previousSubmission: sent }: FormDefinition): string {
  if (sent) return `/ebsn/api/cu-form/update?cuform_id=${sent.cuFormId}`;
  return source === "custom" ? `/ebsn/api/cu-form/insert?cuform_type_id=${formId}` : `/api/forms/${formId}`;
}

/** XMLHttpRequest reports upload progress, fetch does not. */
function post(
  url: string,
  body: string,
  onProgress: (progress: number) => void,
): Promise<Received | Unanswered> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader("content-type", "application/json");
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      let payload: Received["payload"] = null;
      try {
        payload = JSON.parse(request.responseText) as ApiResponse<Data>;
      } catch {
        // Not JSON: an error page of a proxy.
      }
      resolve({ httpStatus: request.status, payload });
    };
    request.onerror = () => resolve("network");
    request.ontimeout = () => resolve("timeout");
    request.send(body);
  });
}

const FIELD_ERROR_PREFIX = "error.form.";

/** `values` with files in base64; never throws. */
export async function sendForm(
  form: FormDefinition,
  values: Record<string, unknown>,
  onProgress: (progress: number) => void,
): Promise<SubmitResult> {
  const url = submitUrl(form);
  const received = await post(url, JSON.stringify({ content: values }), onProgress);
  if (typeof received === "string") return { kind: received };
  if (!received.payload?.response) return { kind: "failed" };
  const { status, errors = [], infos = [], warnings = [] } = received.payload.response;
  if (received.httpStatus === SESSION_EXPIRED || isSignedOutAnswer(received.httpStatus, errors)) {
    notifySessionExpired();
    return { kind: "session" };
  }
  const call = { path: url, url, method: "POST" } as const;
  if (status === 0 && received.httpStatus < 400) {
    const message = received.payload.data?.message || infos[0]?.message || "";
    const others = infos.filter((info) => info.message !== message);
    emitMessages(call, { errors: [], infos: others, warnings });
    return { kind: "sent", message };
  }
  emitMessages(call, { errors: [], infos, warnings });
  const shownErrors = emitPopups(errors);
  const names = new Set(form.fields.map(({ name }) => name));
  const byField = new Map<string, string>();
  const general: string[] = [];
  for (const error of shownErrors) {
    const { code } = error;
    const text = messageText(error);
    if (!text) continue;
    const name = code.startsWith(FIELD_ERROR_PREFIX) ? code.slice(FIELD_ERROR_PREFIX.length) : "";
    if (names.has(name) && !byField.has(name)) byField.set(name, text);
    else general.push(text);
  }
  const hasText = byField.size + general.length > 0;
  if (errors.length === 0 || (shownErrors.length > 0 && !hasText)) return { kind: "failed" };
  return { kind: "rejected", byField, general };
}
