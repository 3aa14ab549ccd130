import { DEFAULT_LOCALE } from "../config/routing.mjs";

const PATH = "/not-found";
const SHORT = "public, s-maxage=60";

/** The shop's words for a page that is not there, in the language of an address. */
export function lostPageOf(origin, locales) {
  const prefixed = locales.filter((locale) => locale !== DEFAULT_LOCALE);
  return async (url) => {
    const locale = prefixed.find((one) => url === `/${one}` || url.startsWith(`/${one}/`));
    const response = await fetch(origin + (locale ? `/${locale}` : "") + PATH);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  };
}

/** Whether a browser asks for a document; what scripts ask for while they navigate is told by Next. */
const asksForDocument = ({ method, headers, url = "" }) =>
  method === "GET" && headers.rsc === undefined && !url.startsWith(PATH);

/**
 * A missing page leaves Next without a word before its scripts run. For browsers the shop's own page
 * goes out in its place, with the missing one's status and headers.
 */
export function withLostPage(handle, readLostPage) {
  return (request, response) => {
    if (asksForDocument(request)) replaceMissing(response, () => readLostPage(request.url));
    return handle(request, response);
  };
}

function replaceMissing(response, readLostPage) {
  const { write, end, flushHeaders } = response;
  const held = [];
  const isMissing = () =>
    response.statusCode === 404 &&
    !response.headersSent &&
    String(response.getHeader("content-type")).startsWith("text/html");

  async function finish() {
    const page = await readLostPage().catch(() => null);
    for (const name of ["content-length", "etag"]) response.removeHeader(name);
    // What is missing now may be there soon, however long Next would have it kept.
    if (/s-maxage/.test(response.getHeader("cache-control"))) response.setHeader("Cache-Control", SHORT);
    end.call(response, page ?? Buffer.concat(held));
  }

  response.flushHeaders = () => {
    if (!isMissing()) flushHeaders.call(response);
  };
  response.write = (...chunk) => {
    if (!isMissing()) return write.apply(response, chunk);
    held.push(Buffer.from(chunk[0]));
    return true;
  };
  response.end = (...chunk) => {
    if (!isMissing()) return end.apply(response, chunk);
    if (chunk[0]) held.push(Buffer.from(chunk[0]));
    void finish();
    return response;
  };
}
