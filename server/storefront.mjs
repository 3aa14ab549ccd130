import cluster from "node:cluster";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { DEFAULT_LOCALE, readLocales } from "../config/locales.mjs";
import { readThirdParties } from "../config/headers.mjs";
import { openTracing } from "../config/tracing.mjs";
import { openPageCache } from "../lib/cache-handler/page-cache.mjs";
import { megabytes } from "../lib/cache-handler/settings.mjs";
import { releaseAbortStacks } from "./abort-stacks.mjs";
import { shortenBufferJson } from "./buffer-json.mjs";
import { limitCacheControls } from "./limit-cache-controls.mjs";
import { createGracefulShutdown } from "./graceful-shutdown.mjs";
import { receiveConnections } from "./connections.mjs";
import { lowerCaseUrl } from "./lower-case-url.mjs";
import { createDocumentWriter } from "./document/index.mjs";
import { Metrics } from "./metrics.mjs";
import { readSiteOrigin } from "./origin.mjs";
import { createPassThrough } from "./pass-through/index.mjs";
import { rejectionOf, sendRejection } from "./rejections.mjs";
import { otherProcessMs, Renderer, socketPath } from "./renderer.mjs";
import { readRevalidation } from "./revalidation.mjs";
import { ResponseCache } from "./response-cache/index.mjs";
import { createStaticHandler } from "./static-files.mjs";

/** @import { IncomingMessage, Server } from "node:http" */
/** @import { Tracing } from "../config/tracing.mjs" */
/** @import { NextHandler } from "./renderer.mjs" */
/** @import { ListenOptions } from "node:net" */

/** The largest form with files at half a megabit a second. */
const REQUEST_MS = 180_000;
const STOP_MS = 25_000;
const DEFAULT_RESPONSES_MB = 32;
const DEFAULT_RESPONSES_DISK_MB = 512;
const REDIRECT_CACHE_CONTROL = "public, s-maxage=3600";

const isSafeMethod = (/** @type {IncomingMessage} */ { method }) => method === "GET" || method === "HEAD";

/**
 * One process of the storefront: Next, and in front of it what can be answered without it.
 * @param {{ port: number, name: string, slot: number, slots: number }} options
 */
export async function startStorefront({ port, name, slot, slots }) {
  // React and Next choose their build by it on import.
  Object.assign(process.env, { NODE_ENV: "production" });
  releaseAbortStacks();
  shortenBufferJson();
  const { default: next } = await import("next");
  const app = next({ dev: false, port });
  await app.prepare();
  limitCacheControls();

  const distDir = process.env.NEXT_DIST_DIR || ".next";
  const thirdParties = readThirdParties(process.env);
  const siteOrigin = readSiteOrigin(process.env.STOREFRONT_URL, port);
  const isHttps = siteOrigin.startsWith("https:");
  const isBehindProxy = Number(process.env.TRUSTED_PROXIES || 0) > 0;
  const tracing = await openTracing("madia-storefront");
  const handle = withTracing(tracing, app.getRequestHandler(), isBehindProxy);
  const renderer = new Renderer({
    handle,
    name,
    slot,
    slots,
    otherProcessMs: otherProcessMs(process.env.PAGE_BUDGET_MS),
    revalidation: readRevalidation(distDir),
  });
  await renderer.listen();
  const pages = openPageCache(join(distDir, "server"));
  const cache = new ResponseCache({
    maxBytes: megabytes(process.env.CACHE_RESPONSES_MB, DEFAULT_RESPONSES_MB),
    disk: {
      folder: join(distDir, "cache"),
      maxBytes: megabytes(process.env.CACHE_RESPONSES_DISK_MB, DEFAULT_RESPONSES_DISK_MB) / slots,
    },
    fetchPage: (target, etag) => renderer.fetchPage(target, etag),
    writeDocument: createDocumentWriter({ distDir }),
    isStale: (tags, since) => pages.isStale(tags, since),
    isExpired: (tags, since) => pages.isExpired(tags, since),
    thirdParties,
    localePrefixes: readLocales(process.env.LOCALES)
      .filter((locale) => locale !== DEFAULT_LOCALE)
      .map((locale) => `/${locale}`),
  });
  const passThrough = createPassThrough({
    renderer,
    notFoundBody: (path) => cache.notFoundBody(path),
    thirdParties,
    siteOrigin,
    isBehindProxy,
  });
  const serveStatic = createStaticHandler({ distDir, isHttps });
  const metricsPort = Number(process.env.METRICS_PORT || 0);
  const metrics = metricsPort > 0 ? new Metrics(() => cache) : null;
  const server = createServer((request, response) => {
    metrics?.watch(response);
    const rejection = rejectionOf(request, { siteOrigin });
    if (rejection) return sendRejection(response, rejection, siteOrigin);
    const moved = isSafeMethod(request) ? lowerCaseUrl(request.url ?? "") : null;
    if (moved)
      return void response.writeHead(308, { Location: moved, "Cache-Control": REDIRECT_CACHE_CONTROL }).end();
    serveStatic(request, response, () => cache.handle(request, response, passThrough));
  });
  server.requestTimeout = REQUEST_MS;
  if (cluster.isWorker) {
    // A server only enforces timeouts when it listens.
    const path = socketPath(`${name}-front`, slot);
    rmSync(path, { force: true });
    await listen(server, { path, exclusive: true });
    receiveConnections(server);
  } else await listen(server, { port });
  metrics?.listen(metricsPort + slot);
  const close = () => app.close().finally(() => tracing?.close());
  const stop = createGracefulShutdown(server, {
    limitMs: STOP_MS,
    onClosed: () => renderer.close(() => void close().finally(() => process.exit(0))),
    onLimit: () => process.exit(0),
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
}

/**
 * A visitor's own trace is not continued.
 * @param {Tracing | null} tracing
 * @param {NextHandler} handle
 * @param {boolean} isContinued
 * @returns {NextHandler}
 */
function withTracing(tracing, handle, isContinued) {
  if (!tracing) return handle;
  return (request, response) => {
    const [, segment = ""] = (request.url ?? "").split(/[/?]/, 2);
    const options = { name: `${request.method} /${segment}`, isContinued };
    return tracing.trace(request, response, options, () => handle(request, response));
  };
}

/**
 * @param {Server} server
 * @param {ListenOptions} options
 * @returns {Promise<void>}
 */
const listen = (server, options) =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options, resolve);
  });
