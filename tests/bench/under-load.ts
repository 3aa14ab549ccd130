import { get, Agent } from "node:http";
import { load, median, quantile } from "./load";
import { perRequest } from "./processes";
import { BUDGETS, LOAD, STOREFRONT } from "./settings";
import { rest } from "./settle";
import type { Shop } from "./shop";
import type { Throughput } from "./throughput";
import type { Verdict } from "./verdicts";

const PACED_SECONDS = 5;
const AT_ONCE = 32;
const COLD_ADDRESSES = 5;

/** Requests at a fixed rate; a request that had to wait for its turn counts from its turn. */
export async function pacedLatencies(
  url: string,
  perSecond: number,
  seconds = PACED_SECONDS,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const latencies: number[] = [];
  let failed = 0;
  const started = performance.now();
  const count = Math.round(perSecond * seconds);
  const send = (due: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        latencies.push(performance.now() - due);
        resolve();
      };
      const fail = () => {
        failed += 1;
        resolve();
      };
      get(url, { agent, headers: { "accept-encoding": "br" } }, (response) =>
        response.resume().on("end", response.statusCode === 200 ? done : fail),
      ).on("error", fail);
    });
  const pending: Promise<void>[] = [];
  while (pending.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - started) / 1000) * perSecond));
    while (pending.length < due) pending.push(send(started + (pending.length / perSecond) * 1000));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(pending);
  agent.destroy();
  if (failed > 0) throw new Error(`${url}: ${failed} of ${count} requests failed.`);
  return latencies;
}

/** Compared with the bare server, as overhead of this program and the machine affects both. */
export async function halfLoadVerdict({ name, path, page, bareUrl }: Throughput): Promise<Verdict> {
  const perSecond = page.perSecond / 2;
  const bare = quantile(await pacedLatencies(bareUrl, perSecond), 0.99);
  return {
    metric: `${name}: p99 at half of its load`,
    value: quantile(await pacedLatencies(STOREFRONT + path, perSecond), 0.99),
    unit: "ms",
    budget: BUDGETS.halfLoadP99Ms,
    reference: `bare Node ${bare.toFixed(1)} ms, ${perSecond.toFixed(0)} requests/s`,
  };
}

/** How often the shop was asked for a page that many visitors open at once and nobody opened before. */
export async function coldVerdict(shop: Shop, unseen: string[]): Promise<Verdict> {
  const reads: number[] = [];
  for (const path of unseen.slice(0, COLD_ADDRESSES)) {
    const before = shop.calls().length;
    await load([STOREFRONT + path], { requests: AT_ONCE, concurrency: AT_ONCE });
    const slug = `slug=${path.split("/").at(-1)}`;
    reads.push(
      shop
        .calls()
        .slice(before)
        .filter(({ url }) => url.includes(slug)).length,
    );
  }
  return {
    metric: `cold page, ${AT_ONCE} at once: reads of its product`,
    value: Math.max(...reads),
    unit: "",
    budget: BUDGETS.coldReads,
  };
}

/** Stored pages of many addresses, beside one of them. */
export async function mixVerdict(shop: Shop, addresses: string[], single: string): Promise<Verdict[]> {
  const cost = async (paths: string[]) => {
    await rest(() => shop.cpuTime().storefront);
    const before = shop.cpuTime().storefront;
    await load(
      paths.map((path) => STOREFRONT + path),
      { requests: LOAD.cached, concurrency: LOAD.concurrency, headers: { "accept-encoding": "br" } },
    );
    return perRequest(before, shop.cpuTime().storefront, LOAD.cached);
  };
  const ratios: number[] = [];
  for (let round = 0; round < LOAD.rounds; round += 1) {
    const [mixed, one] = [await cost(addresses), await cost([single])];
    if (mixed && one) ratios.push(mixed / one);
  }
  if (ratios.length === 0) return [];
  return [
    {
      metric: `mix of ${addresses.length} stored addresses: processor time`,
      value: median(ratios),
      unit: "× one address",
      budget: BUDGETS.timesSingle,
    },
  ];
}
