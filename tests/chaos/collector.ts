import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { personalLines } from "./personal";

const STOREFRONT = "madia-storefront";
const BACKEND = "madia-backend";

type Attribute = { key: string; value: { stringValue?: string } };
type TraceExport = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: { traceId: string; name: string }[] }[];
  }[];
};

export type Collector = {
  url: string;
  /** Requests seen in the storefront and, as one trace, in the backend. */
  joined(): number;
  personal(): string[];
  close(): void;
};

/** Takes OpenTelemetry's traces of both programs. */
export async function startCollector(): Promise<Collector> {
  const traces = { [STOREFRONT]: new Set<string>(), [BACKEND]: new Set<string>() };
  const personal: string[] = [];
  const server = createServer(async (request, response) => {
    const sent = await text(request).catch(() => "");
    response.end("{}");
    if (!sent) return;
    const { resourceSpans } = JSON.parse(sent) as TraceExport;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue;
      const spans = scopeSpans.flatMap((scope) => scope.spans);
      personal.push(...personalLines(spans.map((span) => JSON.stringify(span))));
      if (service === STOREFRONT || service === BACKEND)
        for (const { traceId } of spans) traces[service].add(traceId);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    joined: () => [...traces[BACKEND]].filter((id) => traces[STOREFRONT].has(id)).length,
    personal: () => personal,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
