import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { BackendConfig } from "../config";
import { toLoggedError } from "./error-log";

// Values of other parameters may identify a person or grant access.
const LOGGABLE_PARAMS =
  /^(slug|page|page_size|sort|order_by|promo|new_product|hash|filtered|depth|barcode|per_page|product_ids|show_sectors|product_class_\d+|categoryId|categoryBlockId)$/;

/** A number or several; `external_id`, for example, is a browser's push subscription. */
const ID_PARAM = /_id$/;
const ID = /^-?\d{1,12}(?:,\d{1,12})*$/;

/** Elsewhere people search for customers, or for where they live. */
const SEARCH_PARAM = /^(q|search)$/;
const PRODUCT_SEARCH_PATH = /^\/(?:ebsn\/api\/products|p\/wp-json)(?:\/|$)/;

const isLoggable = (path: string, name: string, value: string): boolean =>
  LOGGABLE_PARAMS.test(name) ||
  (ID_PARAM.test(name) && ID.test(value)) ||
  (SEARCH_PARAM.test(name) && PRODUCT_SEARCH_PATH.test(path));

export function redactUrl(url: string): string {
  const [rawPath = "", search] = url.split("?", 2);
  const path = rawPath.replace(/^\/bank\/pay\/.+/, "/bank/pay/…");
  if (!search) return path;
  const redacted = [...new URLSearchParams(search)].map(
    ([name, value]) => `${name}=${isLoggable(path, name, value) ? value : "…"}`,
  );
  return `${path}?${redacted.join("&")}`;
}

export function loggerOptions(config: BackendConfig): FastifyServerOptions["logger"] {
  if (config.BACKEND_LOG_LEVEL === "silent") return false;
  return {
    level: config.BACKEND_LOG_LEVEL,
    base: null,
    // The logger's own stream ends the program when its disk is full.
    stream: { write: (line: string) => void process.stdout.write(line) },
    redact: {
      paths: ["authorization", "cookie", '["x-ebsn-session"]', '["x-ebsn-account"]'].flatMap((name) => {
        const key = name.startsWith("[") ? name : `.${name}`;
        return [`headers${key}`, `req.headers${key}`, `res.headers${key}`];
      }),
      censor: "…",
    },
    serializers: {
      req: (request) => ({ method: request.method, url: redactUrl(request.url ?? "") }),
      err: (error) => ({ message: "", ...toLoggedError(error) }),
    },
  };
}

/** Pictures and health checks are logged at debug level. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const isQuiet = request.url.startsWith("/photo/") || request.url === "/health";
    request.log[isQuiet ? "debug" : "info"](
      { req: request.raw, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      "request",
    );
  });
}
