import { median } from "./load";
import { BACKEND } from "./settings";
import type { Shop } from "./shop";

/** Common misspellings and partial queries. */
const MISSPELLINGS = [
  "mozarella",
  "dell'olio",
  "parmiggiano",
  "zuchine",
  "latte 1l",
  "caffe",
  "yogurt greco",
  "pasta 500g",
];

type Percentiles = { p50: number; p95: number };

/** Milliseconds: server time from the backend log, and CPU time alone. */
export type SuggestTimes = { server: Percentiles; cpuTime: Percentiles | null };

function partialQueries(names: string[]): string[] {
  const words = names.flatMap((name) => name.toLowerCase().split(/\s+/)).filter((word) => word.length > 3);
  return [...new Set(words)].slice(0, 40).map((word, at) => word.slice(0, 3 + (at % 4)));
}

function percentiles(values: number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: median(sorted), p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

export async function measureSuggest(shop: Shop, names: string[]): Promise<SuggestTimes> {
  const costs: number[] = [];
  const measureQuery = async (word: string) => {
    const before = shop.cpuTime().backend;
    await (await fetch(`${BACKEND}/ebsn/api/products/suggest?q=${encodeURIComponent(word)}`)).arrayBuffer();
    const after = shop.cpuTime().backend;
    return before === null || after === null ? null : after - before;
  };
  for (const word of MISSPELLINGS) await measureQuery(word);
  const before = shop.calls().length;
  for (const word of [...MISSPELLINGS, ...partialQueries(names)]) {
    const cost = await measureQuery(word);
    if (cost !== null) costs.push(cost);
  }
  const calls = shop.calls().slice(before);
  const times = calls.filter(({ url }) => url.includes("/products/suggest")).map(({ ms }) => ms);
  if (times.length === 0) throw new Error("The backend's log names none of the calls just made.");
  return { server: percentiles(times), cpuTime: costs.length > 0 ? percentiles(costs) : null };
}
