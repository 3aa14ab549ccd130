import { DEFAULT_LOCALE } from "../config/routes.mjs";

const PATH = "/not-found";
const SHORT_CACHE = "public, s-maxage=60";

export function renderNotFound(origin, locales) {
  const prefixedLocales = locales.filter((locale) => locale !== DEFAULT_LOCALE);
  return async (url) => {
    const locale = prefixedLocales.find(
      (candidate) => url === `/${candidate}` || url.startsWith(`/${candidate}/`),
    );
    const response = await fetch(origin + (locale ? `/${locale}` : "") + PATH);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
  };
}

const isDocumentRequest = ({ method, headers, url = "" }) =>
  method === "GET" && headers.rsc === undefined && !url.startsWith(PATH);

/**
 * Next's 404 response has no content before hydration. Document requests get the rendered not-found page instead, with
 * the original status and headers.
 */
export function withNotFoundPage(handle, readNotFoundPage) {
  return (request, response) => {
    if (isDocumentRequest(request)) replaceNotFound(response, () => readNotFoundPage(request.url));
    return handle(request, response);
  };
}

function replaceNotFound(response, readNotFoundPage) {
  const { write, end, flushHeaders } = response;
  const chunks = [];
  const isNotFound = () =>
    response.statusCode === 404 &&
    !response.headersSent &&
    String(response.getHeader("content-type")).startsWith("text/html");

  async function finish() {
    const page = await readNotFoundPage().catch(() => null);
    for (const name of ["content-length", "etag"]) response.removeHeader(name);
    // The page may exist soon, whatever lifetime Next sends.
    if (/s-maxage/.test(response.getHeader("cache-control")))
      response.setHeader("Cache-Control", SHORT_CACHE);
    end.call(response, page ?? Buffer.concat(chunks));
  }

  response.flushHeaders = () => {
    if (!isNotFound()) flushHeaders.call(response);
  };
  response.write = (...chunk) => {
    if (!isNotFound()) return write.apply(response, chunk);
    chunks.push(Buffer.from(chunk[0]));
    return true;
  };
  response.end = (...chunk) => {
    if (!isNotFound()) return end.apply(response, chunk);
    if (chunk[0]) chunks.push(Buffer.from(chunk[0]));
    void finish();
    return response;
  };
}
