import { setTraceHeaders } from "./request-context.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { ReadableSpan } from "@opentelemetry/sdk-trace-node" */

/**
 * @typedef {object} Tracing
 * @property {<T>(request: IncomingMessage, response: ServerResponse, options: { name: string, isContinued: boolean }, run: () => T) => T} trace
 *   runs a request as a span, of the caller's trace if that is to be continued
 * @property {() => Promise<void>} close sends what is left
 */

const QUERY = /\?\S*/g;

/**
 * Queries may hold tokens and mail addresses, messages of errors what somebody entered.
 * @param {ReadableSpan} span
 */
function removePersonalData(span) {
  const named = /** @type {{ name: string }} */ (span);
  named.name = span.name.replace(QUERY, "");
  for (const [key, value] of Object.entries(span.attributes))
    if (typeof value === "string") span.attributes[key] = value.replace(QUERY, "");
  span.events.length = 0;
  delete span.status.message;
}

/**
 * Without an endpoint nothing of OpenTelemetry is loaded.
 * @param {string} service
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<Tracing | null>}
 */
export async function openTracing(service, env = process.env) {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT?.trim()) return null;
  const { context, propagation, SpanKind, SpanStatusCode, trace } = await import("@opentelemetry/api");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const { BatchSpanProcessor, NodeTracerProvider } = await import("@opentelemetry/sdk-trace-node");
  const batches = new BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": env.OTEL_SERVICE_NAME?.trim() || service }),
    spanProcessors: [
      {
        onStart: (span, parent) => batches.onStart(span, parent),
        onEnd: (span) => {
          removePersonalData(span);
          batches.onEnd(span);
        },
        forceFlush: () => batches.forceFlush(),
        shutdown: () => batches.shutdown(),
      },
    ],
  });
  provider.register();
  const tracer = provider.getTracer(service);
  setTraceHeaders(() => {
    /** @type {Record<string, string>} */
    const headers = {};
    propagation.inject(context.active(), headers);
    return headers;
  });
  return {
    trace: (request, response, { name, isContinued }, run) => {
      const active = context.active();
      const parent = isContinued ? propagation.extract(active, request.headers) : active;
      const attributes = { "http.request.method": request.method };
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
      response.once("close", () => {
        span.setAttribute("http.response.status_code", response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      return context.with(trace.setSpan(parent, span), run);
    },
    close: () => provider.shutdown(),
  };
}
