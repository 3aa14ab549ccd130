import { join } from "node:path";
import { createServer } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { everywhere } from "../config/headers.mjs";
import { readLocales } from "../config/routing.mjs";
import { lostPageOf, withLostPage } from "./lost-page.mjs";

// React and Next choose their build by it while they are loaded.
process.env.NODE_ENV = "production";
const { default: next } = await import("next");

const PORT = Number(process.env.PORT || 3000);
const STATIC = "/_next/static";
const ONE_YEAR = 31_536_000;

/** Quality 6 takes the processor time of gzip and a fifth fewer bytes; a page fits the window of 512 kB. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 19 } },
});

/** Scripts, styles and fonts of the build, as `scripts/build.mjs` has packed them. */
function staticFiles() {
  const https = (process.env.STOREFRONT_URL ?? "").startsWith("https:");
  const serve = sirv(join(process.env.NEXT_DIST_DIR || ".next", "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: ONE_YEAR,
    setHeaders: (response) => {
      for (const { key, value } of everywhere({ https })) response.setHeader(key, value);
    },
  });
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

/** Next names twice where a page made anew has moved to; a proxy may refuse such an answer. */
function sayOnce(response) {
  const { appendHeader } = response;
  response.appendHeader = (name, value) =>
    response.getHeader(name) === value ? response : appendHeader.call(response, name, value);
}

function fail(error) {
  const inUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  console.error(inUse ? `Port ${PORT} is in use. Free it, or choose another with PORT.` : error);
  process.exit(1);
}

/** Finishes what has begun, and what pages do after they are sent, before the process ends. */
function closeOnSignal(server, app) {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    server.close(() => void app.close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, close);
}

const app = next({ dev: false, port: PORT });
await app.prepare().catch(fail);
const lostPage = lostPageOf(`http://localhost:${PORT}`, readLocales(process.env.LOCALES));
const page = withLostPage(app.getRequestHandler(), lostPage);
const files = staticFiles();
const server = createServer((request, response) => {
  sayOnce(response);
  compress(request, response, () => files(request, response, () => void page(request, response)));
});
closeOnSignal(server, app);
server.once("error", fail);
server.listen(PORT, () => console.log(`The storefront listens on port ${PORT}.`));
