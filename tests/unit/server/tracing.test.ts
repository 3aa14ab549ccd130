import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { openTracing } from "@/config/tracing.mjs";
import { correlationHeaders } from "@/lib/upstream/correlation";
import { allowLocalhost } from "@/tests/support/jest-localhost";

allowLocalhost();

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type TraceExport = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("without an endpoint there are no traces", async () => {
  expect(await openTracing("test", {})).toBeNull();
  expect(correlationHeaders()).toEqual({});
});

test("a request is one trace from the storefront to the backend, without its query", async () => {
  const spans: Span[] = [];
  const bodies: unknown[] = [];
  const collector = await listen(async (request, response) => {
    const sent = (await json(request)) as TraceExport;
    bodies.push(sent);
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end("{}");
  });
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector;
  const tracing = await openTracing("madia-test");
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!tracing) throw new Error("no tracing");
  const backend = await listen((request, response) =>
    tracing.trace(request, response, { name: "GET /order/view?token=segreto", isContinued: true }, () =>
      response.end(),
    ),
  );
  const storefront = await listen((request, response) =>
    tracing.trace(request, response, { name: "GET /order", isContinued: false }, async () => {
      await (await fetch(`${backend}/order/view?token=segreto`, { headers: correlationHeaders() })).text();
      response.end();
    }),
  );
  const own = "00-11111111111111111111111111111111-2222222222222222-01";
  await (await fetch(`${storefront}/order?token=segreto`, { headers: { traceparent: own } })).text();
  await tracing.close();
  const page = spans.find(({ name }) => name === "GET /order");
  const call = spans.find(({ name }) => name === "GET /order/view");
  expect(page?.traceId).not.toContain("1111111111");
  expect(call).toMatchObject({ traceId: page?.traceId, parentSpanId: page?.spanId });
  expect(JSON.stringify(bodies)).not.toContain("segreto");
});
