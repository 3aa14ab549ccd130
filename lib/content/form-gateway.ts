import "server-only";
import {
  createAnswer,
  errorAnswer,
  failureAnswer,
  type GatewayAnswer,
  type GatewayErrorReason,
} from "../gateway/answer";
import { readBody } from "../gateway/body";
import { callerLocale } from "../gateway/caller-locale";
import { isSameOrigin } from "../gateway/origin";
import { toResponse } from "../gateway/response";
import { withLargeBody } from "../gateway/large-bodies";
import { consumeForm } from "../gateway/login-throttle";
import { env } from "../env";
import type { Locale } from "../i18n/locales";
import { log } from "../log";
import { base64Bytes, MAX_FORM_BODY_BYTES } from "../rules/form-files";
import type { FormField } from "../rules/form-fields";
import { isSignedIn, openSession, type Session } from "../session/session";
import { getClientIp } from "../session/visitor";
import { ContentFailure } from "./failure";
import { toContentForm } from "./form-fields";
import { getContentForm, readContentForm } from "./forms";
import { sendContentForm } from "./form-send";

const MAX_FILE_NAME_LENGTH = 255;
const MAX_FILES = 10;

function pickFields(fields: FormField[], submitted: unknown): Record<string, unknown> {
  const content =
    typeof submitted === "object" && submitted !== null ? (submitted as Record<string, unknown>) : {};
  const pairs = fields.flatMap(({ name, kind }) => {
    const value = Object.hasOwn(content, name) ? content[name] : undefined;
    if (kind !== "file") return [[name, value]];
    const files = (Array.isArray(value) ? value : []) as Record<string, unknown>[];
    const readable = files
      .slice(0, MAX_FILES)
      .filter(
        (file) =>
          typeof file?.name === "string" &&
          file.name.length <= MAX_FILE_NAME_LENGTH &&
          typeof file.content === "string" &&
          base64Bytes(file.content),
      );
    return [[name, readable]];
  });
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

type FormSubmission = {
  formId: number;
  content: unknown;
  session: Session;
  clientIp: string;
  locale: Locale;
};

async function submitContentForm(submission: FormSubmission): Promise<GatewayAnswer> {
  const { formId, content, session, clientIp, locale } = submission;
  try {
    const raw = await readContentForm(formId);
    const form = raw && toContentForm(raw);
    if (!raw || !form) return errorAnswer("notFound", locale);
    if (form.needsLogin && !isSignedIn(session)) return errorAnswer("signedOut", locale);
    const values = pickFields(form.fields, content);
    const result = await sendContentForm({ form, nonce: raw.nonce, address: clientIp }, values);
    const noMessages = { errors: [], infos: [], warnings: [] };
    if (result.message !== null)
      return createAnswer({
        status: 0,
        messages: noMessages,
        data: { message: result.message },
        http: 200,
      });
    const errors = [
      ...[...result.fieldErrors].map(([name, message]) => ({ code: `error.form.${name}`, message })),
      ...result.formErrors.map((message) => ({ code: "error.form.refused", message })),
    ];
    return createAnswer({ status: 1, messages: { ...noMessages, errors }, data: null, http: 200 });
  } catch (error) {
    const kind = error instanceof ContentFailure ? error.kind : "unexpected";
    log(kind === "unexpected" ? "error" : "warn", "form", { formId, kind });
    return failureAnswer(error, locale);
  }
}

/** A form that cannot be read now is taken for one without files. */
async function hasFileField(formId: number): Promise<boolean> {
  const form = await getContentForm(formId).catch(() => null);
  return form?.fields.some(({ kind }) => kind === "file") ?? false;
}

export async function handleFormGateway(
  request: Request,
  formId: number,
  sessionCookie: string | undefined,
): Promise<Response> {
  const locale = callerLocale(request.headers);
  const reject = (reason: GatewayErrorReason, retryAfterSeconds?: number) =>
    toResponse(errorAnswer(reason, locale, retryAfterSeconds));
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl })) return reject("origin");
  const clientIp = getClientIp(request.headers.get("x-forwarded-for"), env().trustedProxies);
  const retryAfter = await consumeForm(clientIp);
  if (retryAfter > 0) return reject("tooManyForms", retryAfter);
  const session = await openSession(sessionCookie, env().sessionSecrets);
  const send = async (maxBytes?: number) => {
    const body = await readBody(request, maxBytes);
    if ("error" in body) return reject(body.error);
    const { content } = body.params;
    return toResponse(await submitContentForm({ formId, content, session, clientIp, locale }));
  };
  if (!(await hasFileField(formId))) return send();
  return (await withLargeBody(() => send(MAX_FORM_BODY_BYTES))) ?? reject("busy");
}
