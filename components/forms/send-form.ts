import { emitMessages } from "@/lib/api/emit-messages";
import { groupErrors } from "@/lib/forms/group-errors";
import { messageText } from "@/lib/i18n/shop-texts";
import { emitPopups } from "@/lib/overlays/popup-codes";
import { SESSION_EXPIRED } from "@/lib/session/expired-status";
import { isSignedOutAnswer, notifySessionExpired } from "@/lib/session/session-expired";
import type { ApiResponse, Message } from "@/lib/ebsn/domain/envelope";
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
type HttpAnswer = { httpStatus: number; payload: ApiResponse<Data> | null };

type TransportFailure = "network" | "timeout";

/** Without progress, and then for the answer: a slow connection that goes on is waited for. */
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
): Promise<HttpAnswer | TransportFailure> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const startedAt = performance.now();
    request.open("POST", url);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader("content-type", "application/json");
    request.setRequestHeader("accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => {
      // Counted from the start.
      request.timeout = performance.now() - startedAt + TIMEOUT_MS;
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      let payload: HttpAnswer["payload"] = null;
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

function rejection(form: FormDefinition, errors: Message[]): SubmitResult {
  const shown = emitPopups(errors);
  const names = new Set(form.fields.map(({ name }) => name));
  const fieldOf = (code: string) => {
    const name = code.startsWith(FIELD_ERROR_PREFIX) ? code.slice(FIELD_ERROR_PREFIX.length) : "";
    return names.has(name) ? name : null;
  };
  const { byField, general } = groupErrors(shown, fieldOf, messageText);
  const hasText = byField.size + general.length > 0;
  if (errors.length === 0 || (shown.length > 0 && !hasText)) return { kind: "failed" };
  return { kind: "rejected", byField, general };
}

function readAnswer(form: FormDefinition, url: string, { httpStatus, payload }: HttpAnswer): SubmitResult {
  if (!payload?.response) return { kind: "failed" };
  const { status, errors = [], infos = [], warnings = [] } = payload.response;
  if (httpStatus === SESSION_EXPIRED || isSignedOutAnswer(httpStatus, errors)) {
    notifySessionExpired();
    return { kind: "session" };
  }
  const isSent = status === 0 && httpStatus < 400;
  const message = (isSent && (payload.data?.message || infos[0]?.message)) || "";
  const otherInfos = isSent ? infos.filter((info) => info.message !== message) : infos;
  emitMessages(
    { path: url, url, method: "POST" },
    { errors: isSent ? errors : [], infos: otherInfos, warnings },
  );
  return isSent ? { kind: "sent", message } : rejection(form, errors);
}

/** `values` with files in base64; never throws. */
export async function sendForm(
  form: FormDefinition,
  values: Record<string, unknown>,
  onProgress: (progress: number) => void,
): Promise<SubmitResult> {
  const url = submitUrl(form);
  const received = await post(url, JSON.stringify({ content: values }), onProgress);
  return typeof received === "string" ? { kind: received } : readAnswer(form, url, received);
}
