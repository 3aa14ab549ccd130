import "server-only";
import { envelopeResponse, failureResponse, errorResponse } from "../gateway/response";
import { readBody } from "../gateway/body";
import { isSameOrigin } from "../gateway/origin";
import { Throttle } from "../gateway/throttle";
import type { Message } from "../ebsn/domain/envelope";
import { env } from "../env";
import { log } from "../log";
import { base64Bytes, MAX_FORM_BODY_BYTES } from "../rules/form-files";
import type { FormField } from "../rules/form-fields";
import { isSignedIn, openSession } from "../session/session";
import { getClientIp } from "../session/visitor";
import { ContentFailure } from "./failure";
import { toContentForm } from "./form-fields";
import { readContentForm } from "./forms";
import { sendContentForm } from "./form-send";

const MAX_SUBMISSIONS = 30;
const throttle = new Throttle(MAX_SUBMISSIONS);

const validationErrorResponse = (errors: Message[], http = 200) =>
  envelopeResponse({ status: 1, messages: { errors, infos: [], warnings: [] }, data: null, http });

function pickFields(fields: FormField[], submitted: unknown): Record<string, unknown> {
  const content =
    typeof submitted === "object" && submitted !== null ? (submitted as Record<string, unknown>) : {};
  const pairs = fields.flatMap(({ name, kind }) => {
    const value = Object.hasOwn(content, name) ? content[name] : undefined;
    if (kind !== "file") return [[name, value]];
    const files = (Array.isArray(value) ? value : []) as Record<string, unknown>[];
    const readable = files.filter(
      (file) =>
        typeof file?.name === "string" && typeof file.content === "string" && base64Bytes(file.content),
    );
    return [[name, readable]];
  });
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

export async function handleFormGateway(
  request: Request,
  formId: number,
  sessionCookie: string | undefined,
): Promise<Response> {
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl }))
    return errorResponse("origin");
  const address = getClientIp(request.headers.get("x-forwarded-for"), env().trustedProxies);
  const retryAfter = throttle.consume(address);
  if (retryAfter > 0) return errorResponse("tooManyForms", { "retry-after": String(retryAfter) });
  const body = await readBody(request, MAX_FORM_BODY_BYTES);
  if ("error" in body) return errorResponse(body.error);
  try {
    const raw = await readContentForm(formId);
    const form = raw && toContentForm(raw);
    if (!raw || !form) return errorResponse("notFound");
    if (form.needsLogin && !isSignedIn(await openSession(sessionCookie, env().sessionSecrets)))
      return errorResponse("signedOut");
    const values = pickFields(form.fields, body.params.content);
    const result = await sendContentForm({ form, nonce: raw.nonce, address }, values);
    if (result.message === null)
      return validationErrorResponse([
        ...[...result.fieldErrors].map(([name, message]) => ({ code: `error.form.${name}`, message })),
        ...result.formErrors.map((message) => ({ code: "error.form.refused", message })),
      ]);
    const messages = { errors: [], infos: [], warnings: [] };
    return envelopeResponse({ status: 0, messages, data: { message: result.message }, http: 200 });
  } catch (error) {
    const kind = error instanceof ContentFailure ? error.kind : "unexpected";
    log(kind === "unexpected" ? "error" : "warn", "form", { formId, kind });
    return failureResponse(error);
  }
}
