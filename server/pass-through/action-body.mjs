import { MAX_ACTION_BYTES } from "../../config/action-limit.mjs";
import { segmentsWhere } from "../../config/routes.mjs";
import { splitLocale } from "../../config/split-locale.mjs";

/** @import { IncomingMessage } from "node:http" */

const HANDLERS = new Set(segmentsWhere(({ isHandler }) => isHandler));
const FORM_TYPE = /^multipart\/form-data\b/i;

/** Field that React puts the arguments of an action in; a form among them is `$K` with a number. */
const ARGUMENTS = "0";
const MAX_ARGUMENTS = 2;
const FORM_ARGUMENT = /^\$K[\da-f]+$/;

/** @param {IncomingMessage} request */
const hasFormType = ({ headers }) => FORM_TYPE.test(headers["content-type"] ?? "");

/**
 * Whether Next takes the body for that of a server action.
 * @param {IncomingMessage} request
 */
export function isAction(request) {
  const { method, url = "", headers } = request;
  if (method !== "POST") return false;
  const [, segment = ""] = splitLocale(url).path.split(/[/?]/, 2);
  return !HANDLERS.has(segment) && (headers["next-action"] !== undefined || hasFormType(request));
}

/**
 * Every action of the shop takes a form last.
 * @param {FormData} form
 */
function endsWithForm(form) {
  try {
    const list = JSON.parse(String(form.get(ARGUMENTS)));
    return Array.isArray(list) && list.length <= MAX_ARGUMENTS && FORM_ARGUMENT.test(String(list.at(-1)));
  } catch {
    return false;
  }
}

/**
 * Null: it is too long.
 * @param {IncomingMessage} request
 * @returns {Promise<Buffer | null>}
 */
async function readBounded(request) {
  if (Number(request.headers["content-length"] ?? 0) > MAX_ACTION_BYTES) return null;
  /** @type {Buffer[]} */
  const chunks = [];
  let bytes = 0;
  // The response needs the connection that an iterator would close.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > MAX_ACTION_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The body, or why it is rejected: Next answers what it cannot read with a server error, and logs what is in it.
 * @param {IncomingMessage} request
 * @returns {Promise<Buffer | "form" | "large">}
 */
export async function readActionBody(request) {
  const { headers } = request;
  if (!hasFormType(request)) return "form";
  const body = await readBounded(request);
  if (!body) return "large";
  const read = new Response(new Uint8Array(body), {
    headers: { "content-type": headers["content-type"] ?? "" },
  });
  const form = await read.formData().catch(() => null);
  if (!form || (headers["next-action"] !== undefined && !endsWithForm(form))) return "form";
  return body;
}
