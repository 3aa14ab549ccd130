import { get } from "node:http";
import { load, median, type LoadResult } from "./load";
import { perRequest, cpuMs, startNode } from "./processes";
import type { Shop } from "./shop";
import { LOAD, STOREFRONT } from "./settings";
import { rest } from "./settle";

/** A page compared with a bare server that sends the same bytes; medians of the rounds. */
export type Throughput = {
  name: string;
  path: string;
  bareUrl: string;
  page: LoadResult;
  bare: LoadResult;
  /** Requests per second relative to the bare server. */
  ratio: number;
  /** p50 latency relative to the bare server. */
  latencyRatio: number;
  /** CPU ms per request. */
  cost: number | null;
  bareCost: number | null;
  backendCalls: number;
};

export type BareServer = { address: string; pid: number | undefined };

type RawResponse = { headers: Record<string, string>; body: Buffer };

// Not `fetch`, which would decompress the body.
export const fetchBytes = (url: string, headers: Record<string, string>): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const endToEndHeaders = Object.entries(response.headers).filter(
          ([name]) => !["connection", "keep-alive", "transfer-encoding", "date"].includes(name),
        );
        const responseHeaders = Object.fromEntries(
          endToEndHeaders.map(([name, value]) => [name, String(value)]),
        );
        resolve({ headers: { ...responseHeaders, "content-length": String(body.length) }, body });
      });
    }).on("error", reject);
  });

export async function startBareServer(): Promise<BareServer> {
  const { child, lines } = startNode(["tests/bench/bare-server.mjs"], {});
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return { address: `http://127.0.0.1:${lines[0]}`, pid: child.pid };
}

type Comparison = {
  name: string;
  path: string;
  requests: number;
  encoding?: string;
  bare: BareServer;
  shop: Shop;
};

const medianOf = (rounds: LoadResult[], key: keyof LoadResult) => median(rounds.map((round) => round[key]));

const summary = (rounds: LoadResult[]): LoadResult => ({
  perSecond: medianOf(rounds, "perSecond"),
  p50: medianOf(rounds, "p50"),
  p95: medianOf(rounds, "p95"),
  p99: medianOf(rounds, "p99"),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});

/** Alternates page and bare server, so that both see the same machine load. */
export async function compare({
  name,
  path,
  requests,
  encoding,
  bare,
  shop,
}: Comparison): Promise<Throughput> {
  const headers: Record<string, string> = encoding ? { "accept-encoding": encoding } : {};
  const { concurrency, rounds } = LOAD;
  const url = `${STOREFRONT}${path}`;
  await load([url], { requests: concurrency * 4, concurrency, headers });
  await rest(() => shop.cpuTime().storefront);
  const rawResponse = await fetchBytes(url, headers);
  const bareUrl = `${bare.address}/${encodeURIComponent(name)}`;
  await fetch(bareUrl, {
    method: "PUT",
    headers: { "x-page-headers": JSON.stringify(rawResponse.headers) },
    body: new Uint8Array(rawResponse.body),
  });
  await load([bareUrl], { requests: concurrency * 4, concurrency });
  const before = {
    calls: shop.calls().length,
    cost: shop.cpuTime().storefront,
    bareCost: cpuMs(bare.pid),
  };
  const pages: LoadResult[] = [];
  const bares: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pages.push(await load([url], { requests, concurrency, headers }));
    bares.push(await load([bareUrl], { requests: LOAD.bare, concurrency }));
  }
  const medianOfRounds = (compute: (page: LoadResult, bareRound: LoadResult) => number) =>
    median(pages.map((page, at) => compute(page, bares[at] ?? page)));
  return {
    name,
    path,
    bareUrl,
    page: summary(pages),
    bare: summary(bares),
    ratio: medianOfRounds((page, bareRound) => page.perSecond / bareRound.perSecond),
    latencyRatio: medianOfRounds((page, bareRound) => page.p50 / bareRound.p50),
    cost: perRequest(before.cost, shop.cpuTime().storefront, requests * rounds),
    bareCost: perRequest(before.bareCost, cpuMs(bare.pid), LOAD.bare * rounds),
    backendCalls: shop.calls().length - before.calls,
  };
}
