import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { throughCircuit, type Upstream } from "@/lib/upstream/circuit";
import { Metrics, setCacheState } from "@/server/metrics.mjs";
import { allowLocalhost } from "@/tests/support/jest-localhost";

const SHOP: Upstream = { system: "ebsn", origin: "https://shop.example" };

allowLocalhost();

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listening(server: Server): Promise<string> {
  servers.push(server);
  if (!server.listening) await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function visit(metrics: Metrics, path: string, headers: Record<string, string> = {}): Promise<void> {
  const shop = createServer((request, response) => {
    metrics.watch(response);
    if (request.url === "/pasta") setCacheState(response, "HIT");
    response.writeHead(request.url?.startsWith("/broken") ? 500 : 200, ["X-Cache", "HIT"]).end("ok");
  });
  await (await fetch((await listening(shop.listen(0))) + path, { headers })).text();
}

test("counts requests by status and cache, and calls of the shop, in Prometheus' format", async () => {
  const metrics = new Metrics(() => ({ size: 3, bytes: 4096, fileBytes: 8192 }));
  await visit(metrics, "/pasta");
  await visit(metrics, "/broken");
  await throughCircuit(SHOP, () => Promise.resolve(1));
  await throughCircuit(SHOP, () => Promise.reject(new Error())).catch(() => undefined);
  const address = await listening(metrics.listen(0));
  const text = await (await fetch(`${address}/metrics`)).text();
  for (const line of [
    'madia_request_duration_seconds_count{status="2xx",cache="hit"} 1',
    'madia_request_duration_seconds_count{status="5xx",cache="none"} 1',
    'madia_upstream_duration_seconds_count{upstream="https://shop.example",outcome="ok"} 1',
    'madia_upstream_duration_seconds_count{upstream="https://shop.example",outcome="failed"} 1',
    "madia_response_cache_entries 3",
    "madia_response_cache_file_bytes 8192",
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toMatch(/^madia_event_loop_delay_p99_seconds \d/m);
  expect((await fetch(`${address}/other`)).status).toBe(404);
});

test("holds nothing of a visitor", async () => {
  const metrics = new Metrics();
  await visit(metrics, "/broken/anna@example.test?token=secret", {
    cookie: "session=secret",
    "user-agent": "Anna",
  });
  expect(metrics.text()).not.toMatch(/anna|secret|session|broken/i);
});
