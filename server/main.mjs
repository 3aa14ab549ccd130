import { join } from "node:path";
import { createServer } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { commonHeaders } from "../config/headers.mjs";
import { readLocales } from "../config/routing.mjs";
import { admitMaps } from "./maps-policy.mjs";
import { renderNotFound, withNotFoundPage } from "./not-found-page.mjs";

/** @import { IncomingMessage, Server, ServerResponse } from "node:http" */

// React and Next select their build by it on import.
Object.assign(process.env, { NODE_ENV: "production" });
const { default: next } = await import("next");

const PORT = Number(process.env.PORT || 3000);
const STATIC = "/_next/static";
const ONE_YEAR_SECONDS = 31_536_000;

/** @typedef {(request: IncomingMessage, response: ServerResponse, next: () => void) => void} Middleware */

/** Quality 6 costs as much CPU as gzip with a fifth fewer bytes; the window fits a page of 512 kB. */
const compress = /** @type {Middleware} */ (
  /** @type {unknown} */ (
    compression({
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 19 } },
    })
  )
);

function createStaticHandler() {
  const https = (process.env.STOREFRONT_URL ?? "").startsWith("https:");
  const serve = sirv(join(process.env.NEXT_DIST_DIR || ".next", "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: ONE_YEAR_SECONDS,
    setHeaders: (response) => {
      for (const { key, value } of commonHeaders({ https })) response.setHeader(key, value);
    },
  });
  /**
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {() => void} otherwise
   */
  return (request, response, otherwise) => {
    const { method, url = "" } = request;
    if ((method !== "GET" && method !== "HEAD") || !url.startsWith(`${STATIC}/`)) return otherwise();
    request.url = url.slice(STATIC.length);
    serve(request, response, () => {
      request.url = url;
      otherwise();
    });
  };
}

/**
 * Next sends the location of a regenerated redirect twice, which some proxies reject.
 * @param {ServerResponse} response
 */
function skipRepeatedHeaders(response) {
  const { appendHeader } = response;
  response.appendHeader = (name, value) =>
    response.getHeader(name) === value ? response : appendHeader.call(response, name, value);
}

/** @param {unknown} error */
function fail(error) {
  const isPortInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  console.error(isPortInUse ? `Port ${PORT} is in use. Free it, or choose another with PORT.` : error);
  process.exit(1);
}

/**
 * Finishes open requests and Next's after-response work before exiting.
 * @param {Server} server
 * @param {{ close(): Promise<void> }} app
 */
function closeOnSignal(server, app) {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    server.close(() => void app.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, close);
}

const app = next({ dev: false, port: PORT });
await app.prepare().catch(fail);
const readNotFoundPage = renderNotFound(`http://localhost:${PORT}`, readLocales(process.env.LOCALES));
const servePage = withNotFoundPage(app.getRequestHandler(), readNotFoundPage);
const serveStatic = createStaticHandler();
const hasMaps = Boolean(process.env.MAPS_KEY?.trim());
const server = createServer((request, response) => {
  skipRepeatedHeaders(response);
  if (hasMaps) admitMaps(response);
  compress(request, response, () => serveStatic(request, response, () => void servePage(request, response)));
});
closeOnSignal(server, app);
server.once("error", fail);
server.listen(PORT, () => console.log(`The storefront listens on port ${PORT}.`));
