import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { BackendConfig } from "../config";
import { toLoggedError } from "./error-log";

// Values of other parameters may identify a person or grant access.
const LOGGABLE_PARAMS =
  /^(q|slug|page|page_size|sort|order_by|promo|new_product|hash|filtered|depth|barcode|search|per_page|product_ids|delivery_service_id|show_sectors|.+_id|product_class_\d+|categoryId|categoryBlockId)$/;

const CUSTOMER_SEARCH_PATH = /^\/ebsn\/api\/user-search\//;

export function redactUrl(url: string): string {
  const [rawPath = "", search] = url.split("?", 2);
  const path = rawPath.replace(/^\/bank\/pay\/.+/, "/bank/pay/…");
  if (!search) return path;
  const redacted = [...new URLSearchParams(search)].map(([name, value]) =>
    LOGGABLE_PARAMS.test(name) && !(name === "q" && CUSTOMER_SEARCH_PATH.test(path))
      ? `${name}=${value}`
      : `${name}=…`,
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
