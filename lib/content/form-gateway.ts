import "server-only";
import {
  createResponse,
  errorResponse,
  failureResponse,
  type GatewayResponse,
  type GatewayErrorReason,
} from "../gateway/gateway-response";
import type { Message } from "../ebsn/domain/envelope";
import { NO_MESSAGES } from "../ebsn/no-messages";
import { type BodyResult, readBody, withSpooledBody } from "../gateway/body";
import { callerLocale } from "../gateway/caller-locale";
import { gatewayMessages } from "../gateway/messages";
import { isSameOrigin } from "../gateway/origin";
import { toHttpResponse } from "../gateway/http-response";
import { withUploadSlot } from "../gateway/upload-limit";
import { limitForm } from "../gateway/rate-limits";
import { env } from "../env";
import type { Locale } from "../i18n/locales";
import { log } from "../log";
import { hasFileField, MAX_FORM_BODY_BYTES } from "../rules/forms/form-files";
import { isSignedIn, openSession, type Session } from "../session/session";
import { getClientIp } from "../session/client-ip";
import { ContentFailure } from "./failure";
import { toContentForm } from "./form-fields";
import { getContentForm, readContentForm } from "./forms";
import { sendContentForm, type SubmissionResult } from "./form-send";
import { hasLongText, invalidFields, pickValues } from "./form-values";

type FormSubmission = {
  formId: number;
  content: unknown;
  session: Session;
  clientIp: string;
  locale: Locale;
};

function rejectedForm(errors: Message[], locale: Locale): GatewayResponse {
  const generic = { code: "error.form.rejected", message: gatewayMessages(locale).generic };
  const shown = errors.filter(({ message }) => message);
  const messages = { ...NO_MESSAGES, errors: shown.length > 0 ? shown : [generic] };
  return createResponse({ status: 1, messages, data: null, http: 200 });
}

const errorsOf = ({ fieldErrors, formErrors }: Extract<SubmissionResult, { message: null }>): Message[] => [
  ...[...fieldErrors].map(([name, message]) => ({ code: `error.form.${name}`, message })),
  ...formErrors.map((message) => ({ code: "error.form.rejected", message })),
];

async function submitContentForm(submission: FormSubmission): Promise<GatewayResponse> {
  const { formId, content, session, clientIp, locale } = submission;
  try {
    const raw = await readContentForm(formId);
    const form = raw && toContentForm(raw);
    if (!raw || !form) return errorResponse("notFound", locale);
    if (form.needsLogin && !isSignedIn(session)) return errorResponse("signedOut", locale);
    if (hasLongText(form.fields, content)) return errorResponse("size", locale);
    const values = pickValues(form.fields, content);
    const invalid = invalidFields(form.fields, values, locale);
    if (invalid.length > 0) return rejectedForm(invalid, locale);
    const uploadNonces = new Map(raw.fields.map(({ id, nonce }) => [String(id), nonce]));
    const result = await sendContentForm({ form, nonce: raw.nonce, uploadNonces, clientIp }, values);
    if (result.message === null) return rejectedForm(errorsOf(result), locale);
    return createResponse({ status: 0, messages: NO_MESSAGES, data: { message: result.message }, http: 200 });
  } catch (error) {
    const kind = error instanceof ContentFailure ? error.kind : "unexpected";
    log(kind === "unexpected" ? "error" : "warn", "form", { formId, kind });
    return failureResponse(error, locale);
  }
}

export async function handleFormGateway(
  request: Request,
  formId: number,
  sessionCookie: string | undefined,
): Promise<Response> {
  const locale = callerLocale(request.headers);
  const reject = (reason: GatewayErrorReason, retryAfterSeconds?: number) =>
    toHttpResponse(errorResponse(reason, locale, retryAfterSeconds));
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl })) return reject("origin");
  const clientIp = getClientIp(request.headers);
  const retryAfter = await limitForm(clientIp);
  if (retryAfter > 0) return reject("tooManyForms", retryAfter);
  const session = await openSession(sessionCookie, env().sessionSecrets);
  const send = async (body: BodyResult) => {
    if ("error" in body) return reject(body.error);
    const { content } = body.params;
    return toHttpResponse(await submitContentForm({ formId, content, session, clientIp, locale }));
  };
  if (!(await hasFileField(getContentForm(formId)))) return send(await readBody(request));
  return (await withUploadSlot(() => withSpooledBody(request, MAX_FORM_BODY_BYTES, send))) ?? reject("busy");
}
