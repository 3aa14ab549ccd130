import "server-only";
import { answer, answerFailure, refuse } from "../ebsn/door/answer";
import { readBody } from "../ebsn/door/body";
import { isSameOrigin } from "../ebsn/door/origin";
import { Throttle } from "../ebsn/door/throttle";
import type { Message } from "../ebsn/domain/envelope";
import { env } from "../env";
import { log } from "../log";
import { base64Bytes, MOST_FORM_BODY_BYTES } from "../rules/form-files";
import type { FormField } from "../rules/form-fields";
import { isSignedIn, openSession } from "../session/session";
import { clientAddress } from "../session/visitor";
import { ContentFailure } from "./failure";
import { toContentForm } from "./form-fields";
import { readContentForm } from "./forms";
import { sendContentForm } from "./form-send";

const MOST_SENT = 30;
const perAddress = new Throttle(MOST_SENT);

const refused = (errors: Message[], http = 200) =>
  answer({ status: 1, messages: { errors, infos: [], warnings: [] }, data: null, http });

/** Only fields of the form, and files only as files. */
function known(fields: FormField[], given: unknown): Record<string, unknown> {
  const content = typeof given === "object" && given !== null ? (given as Record<string, unknown>) : {};
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

/** Takes a form of the content system from the browser and answers as the door does. */
export async function openFormDoor(
  request: Request,
  formId: number,
  sealed: string | undefined,
): Promise<Response> {
  if (!isSameOrigin({ headers: request.headers, siteUrl: env().storefrontUrl })) return refuse("origin");
  const address = clientAddress(request.headers.get("x-forwarded-for"), env().trustedProxies);
  const wait = perAddress.admit(address);
  if (wait > 0) return refuse("tooManyForms", { "retry-after": String(wait) });
  const body = await readBody(request, MOST_FORM_BODY_BYTES);
  if ("refused" in body) return refuse(body.refused);
  try {
    const raw = await readContentForm(formId);
    const form = raw && toContentForm(raw);
    if (!raw || !form) return refuse("notFound");
    if (form.needsLogin && !isSignedIn(await openSession(sealed, env().sessionSecrets)))
      return refuse("signedOut");
    const values = known(form.fields, body.bag.content);
    const sent = await sendContentForm({ form, nonce: raw.nonce, address }, values);
    if (sent.message === null)
      return refused([
        ...[...sent.byField].map(([name, message]) => ({ code: `error.form.${name}`, message })),
        ...sent.general.map((message) => ({ code: "error.form.refused", message })),
      ]);
    const messages = { errors: [], infos: [], warnings: [] };
    return answer({ status: 0, messages, data: { message: sent.message }, http: 200 });
  } catch (error) {
    const kind = error instanceof ContentFailure ? error.kind : "unexpected";
    log(kind === "unexpected" ? "error" : "warn", "form", { formId, kind });
    return answerFailure(error);
  }
}
