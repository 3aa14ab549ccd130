import type { FastifyInstance, FastifyServerOptions } from "fastify";
import type { BackendConfig } from "../config";
import { faultOf } from "./fault";

// Only these query values may be read in a log: the rest may name a person or open a door.
const HARMLESS =
  /^(q|slug|page|page_size|sort|order_by|promo|new_product|hash|filtered|depth|barcode|search|per_page|product_ids|delivery_service_id|show_sectors|.+_id|product_class_\d+|categoryId|categoryBlockId)$/;

/** What staff search for names people. */
const OF_PEOPLE = /^\/ebsn\/api\/user-search\//;

/** The address of a call with every value that could be a secret replaced. */
export function safeUrl(url: string): string {
  const [given = "", search] = url.split("?", 2);
  const path = given.replace(/^\/bank\/pay\/.+/, "/bank/pay/…");
  if (!search) return path;
  const shown = [...new URLSearchParams(search)].map(([name, value]) =>
    HARMLESS.test(name) && !(name === "q" && OF_PEOPLE.test(path)) ? `${name}=${value}` : `${name}=…`,
  );
  return `${path}?${shown.join("&")}`;
}

export function loggerOptions(config: BackendConfig): FastifyServerOptions["logger"] {
  if (config.BACKEND_LOG_LEVEL === "silent") return false;
  return {
    level: config.BACKEND_LOG_LEVEL,
    base: null,
    redact: {
      paths: ["authorization", "cookie", '["x-ebsn-session"]', '["x-ebsn-account"]'].flatMap((name) => {
        const key = name.startsWith("[") ? name : `.${name}`;
        return [`headers${key}`, `req.headers${key}`, `res.headers${key}`];
      }),
      censor: "…",
    },
    serializers: {
      req: (request) => ({ method: request.method, url: safeUrl(request.url ?? "") }),
      err: (error) => ({ message: "", ...faultOf(error) }),
    },
  };
}

/** One line a call; pictures and health checks only when debugging. */
export function logCalls(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const quiet = request.url.startsWith("/photo/") || request.url === "/health";
    request.log[quiet ? "debug" : "info"](
      { req: request.raw, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      "call",
    );
  });
}
