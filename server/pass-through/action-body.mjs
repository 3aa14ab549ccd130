import { MAX_ACTION_BYTES } from "../../config/action-limit.mjs";
import { segmentsWhere } from "../../config/routes.mjs";
import { splitLocale } from "../../config/split-locale.mjs";
import { hasPlainArguments } from "./action-arguments.mjs";

/** @import { IncomingMessage } from "node:http" */

const HANDLERS = new Set(segmentsWhere(({ isHandler }) => isHandler));
/** In small letters, as Next asks. */
const FORM_TYPE = /^multipart\/form-data\b/;

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

/** @typedef {{ bytes: Buffer, type: string }} ActionBody */

/**
 * The body, or why it is rejected: Next answers what it cannot read with a server error, and logs what is in it.
 * Written anew, so that Next reads what was checked, however another program would have read the first.
 * @param {IncomingMessage} request
 * @returns {Promise<ActionBody | "form" | "large">}
 */
export async function readActionBody(request) {
  const { "content-type": type = "", "next-action": action } = request.headers;
  if (!hasFormType(request)) return "form";
  const body = await readBounded(request);
  if (!body) return "large";
  const received = new Response(new Uint8Array(body), { headers: { "content-type": type } });
  const form = await received.formData().catch(() => null);
  if (!form || !hasPlainArguments(form, { isScripted: action !== undefined })) return "form";
  const sent = new Response(form);
  return { bytes: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get("content-type") ?? "" };
}
