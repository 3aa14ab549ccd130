import { get } from "node:http";
import { load, median, type Round } from "./load";
import { perRequest, processorMs, startNode } from "./processes";
import type { Shop } from "./shop";
import { LOAD, STOREFRONT } from "./settings";

/** A page beside the bare server that sends the same bytes; medians of the rounds. */
export type Throughput = {
  name: string;
  page: Round;
  bare: Round;
  /** Requests a second of the page for each of the bare server. */
  ratio: number;
  /** Latency of the page for each millisecond of the bare server. */
  slower: number;
  /** Processor time a request costs the storefront and the bare server, in ms. */
  cost: number | null;
  bareCost: number | null;
  backendCalls: number;
};

export type BareServer = { address: string; pid: number | undefined };

type Answer = { headers: Record<string, string>; body: Buffer };

// Not `fetch`, which would unpack the body and so change the bytes.
const fetchBytes = (url: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const kept = Object.entries(response.headers).filter(
          ([name]) => !["connection", "keep-alive", "transfer-encoding", "date"].includes(name),
        );
        const own = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
        resolve({ headers: { ...own, "content-length": String(body.length) }, body });
      });
    }).on("error", reject);
  });

/** A bare Node server in a process of its own. */
export async function startBareServer(): Promise<BareServer> {
  const { child, lines } = startNode(["tests/bench/bare-server.mjs"], {});
  await new Promise((resolve) => child.stdout?.once("data", resolve));
  return { address: `http://127.0.0.1:${lines[0]}`, pid: child.pid };
}

type Question = {
  name: string;
  path: string;
  requests: number;
  packed?: boolean;
  bare: BareServer;
  shop: Shop;
};

const middle = (rounds: Round[], key: keyof Round) => median(rounds.map((round) => round[key]));

const summary = (rounds: Round[]): Round => ({
  perSecond: middle(rounds, "perSecond"),
  p50: middle(rounds, "p50"),
  p95: middle(rounds, "p95"),
  p99: middle(rounds, "p99"),
  failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
});

/** Loads page and bare server in turns, so that both see the same machine. */
export async function compare({ name, path, requests, packed, bare, shop }: Question): Promise<Throughput> {
  const headers: Record<string, string> = packed ? { "accept-encoding": "br, gzip" } : {};
  const { concurrency, rounds } = LOAD;
  const url = `${STOREFRONT}${path}`;
  await load([url], { requests: concurrency * 4, concurrency, headers });
  const answer = await fetchBytes(url, headers);
  const same = `${bare.address}/${encodeURIComponent(name)}`;
  await fetch(same, {
    method: "PUT",
    headers: { "x-page-headers": JSON.stringify(answer.headers) },
    body: new Uint8Array(answer.body),
  });
  await load([same], { requests: concurrency * 4, concurrency });
  const before = {
    calls: shop.calls().length,
    cost: shop.processor().storefront,
    bareCost: processorMs(bare.pid),
  };
  const pages: Round[] = [];
  const bares: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pages.push(await load([url], { requests, concurrency, headers }));
    bares.push(await load([same], { requests: LOAD.bare, concurrency }));
  }
  const each = (of: (page: Round, beside: Round) => number) =>
    median(pages.map((page, at) => of(page, bares[at] ?? page)));
  return {
    name,
    page: summary(pages),
    bare: summary(bares),
    ratio: each((page, beside) => page.perSecond / beside.perSecond),
    slower: each((page, beside) => page.p50 / beside.p50),
    cost: perRequest(before.cost, shop.processor().storefront, requests * rounds),
    bareCost: perRequest(before.bareCost, processorMs(bare.pid), LOAD.bare * rounds),
    backendCalls: shop.calls().length - before.calls,
  };
}
