import { DEFAULT_LOCALE } from "../config/routes.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** @typedef {(request: IncomingMessage, response: ServerResponse) => void | Promise<void>} Handler */

const PATH = "/not-found";
const SHORT_CACHE = "public, s-maxage=60";

/**
 * @param {string} origin
 * @param {string[]} locales
 */
export function renderNotFound(origin, locales) {
  const prefixedLocales = locales.filter((locale) => locale !== DEFAULT_LOCALE);
  /** @param {string} url */
  return async (url) => {
    const locale = prefixedLocales.find(
      (candidate) => url === `/${candidate}` || url.startsWith(`/${candidate}/`),
    );
    const response = await fetch(origin + (locale ? `/${locale}` : "") + PATH);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  };
}

/** @param {IncomingMessage} request */
const isDocumentRequest = ({ method, headers, url = "" }) =>
  method === "GET" && headers.rsc === undefined && !url.startsWith(PATH);

/**
 * Next's 404 response has no content before hydration. Document requests get the rendered not-found page instead, with
 * the original status and headers.
 * @param {Handler} handle
 * @param {(url: string) => Promise<Buffer | null>} readNotFoundPage
 * @returns {Handler}
 */
export function withNotFoundPage(handle, readNotFoundPage) {
  return (request, response) => {
    if (isDocumentRequest(request)) replaceNotFound(response, () => readNotFoundPage(request.url ?? "/"));
    return handle(request, response);
  };
}

/**
 * @param {ServerResponse} response
 * @param {() => Promise<Buffer | null>} readNotFoundPage
 */
function replaceNotFound(response, readNotFoundPage) {
  const { write, end, flushHeaders } = response;
  /** @type {Buffer[]} */
  const chunks = [];
  const isNotFound = () =>
    response.statusCode === 404 &&
    !response.headersSent &&
    String(response.getHeader("content-type")).startsWith("text/html");

  async function finish() {
    const page = await readNotFoundPage().catch(() => null);
    for (const name of ["content-length", "etag"]) response.removeHeader(name);
    // The page may exist soon, whatever lifetime Next sends.
    if (/s-maxage/.test(String(response.getHeader("cache-control"))))
      response.setHeader("Cache-Control", SHORT_CACHE);
    Reflect.apply(end, response, [page ?? Buffer.concat(chunks)]);
  }

  response.flushHeaders = () => {
    if (!isNotFound()) flushHeaders.call(response);
  };
  /** @param {unknown} chunk */
  function keep(chunk) {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  }

  response.write = (/** @type {unknown[]} */ ...values) => {
    if (!isNotFound()) return Reflect.apply(write, response, values);
    keep(values[0]);
    return true;
  };
  response.end = (/** @type {unknown[]} */ ...values) => {
    if (!isNotFound()) return Reflect.apply(end, response, values);
    keep(values[0]);
    void finish();
    return response;
  };
}
