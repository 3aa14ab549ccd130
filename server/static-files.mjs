import { join } from "node:path";
import sirv from "sirv";
import { commonHeaders, plainHeaders } from "../config/headers.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

const STATIC = "/_next/static";
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Scripts, styles and fonts, compressed once by the build. A page in place of one that is missing would be rendered
 * for nobody, and without the headers of documents.
 * @param {{ distDir: string, isHttps: boolean }} options
 */
export function createStaticHandler({ distDir, isHttps }) {
  const serve = sirv(join(distDir, "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: ONE_YEAR_SECONDS,
    setHeaders: (response) => {
      for (const { key, value } of commonHeaders({ https: isHttps })) response.setHeader(key, value);
    },
  });
  const missingHeaders = { ...plainHeaders({ https: isHttps }), "Content-Type": "text/plain; charset=utf-8" };
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
      response.writeHead(404, missingHeaders).end("Not found\n");
    });
  };
}
