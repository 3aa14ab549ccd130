import { median } from "./load";
import { BACKEND } from "./settings";
import type { Shop } from "./shop";

/** Words as people begin them: pieces of product names, and the usual slips. */
const SLIPS = [
  "mozarella",
  "dell'olio",
  "parmiggiano",
  "zuchine",
  "latte 1l",
  "caffe",
  "yogurt greco",
  "pasta 500g",
];

type Spread = { p50: number; p95: number };

/** Milliseconds a suggestion takes in the backend: by its log, and of processor time alone. */
export type Suggest = { server: Spread; processor: Spread | null };

function beginnings(names: string[]): string[] {
  const words = names.flatMap((name) => name.toLowerCase().split(/\s+/)).filter((word) => word.length > 3);
  return [...new Set(words)].slice(0, 40).map((word, at) => word.slice(0, 3 + (at % 4)));
}

function spread(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: median(sorted), p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

export async function suggestTimes(shop: Shop, names: string[]): Promise<Suggest> {
  const costs: number[] = [];
  const ask = async (word: string) => {
    const before = shop.processor().backend;
    await (await fetch(`${BACKEND}/ebsn/api/products/suggest?q=${encodeURIComponent(word)}`)).arrayBuffer();
    const after = shop.processor().backend;
    return before === null || after === null ? null : after - before;
  };
  for (const word of SLIPS) await ask(word);
  const before = shop.calls().length;
  for (const word of [...SLIPS, ...beginnings(names)]) {
    const cost = await ask(word);
    if (cost !== null) costs.push(cost);
  }
  const calls = shop.calls().slice(before);
  const times = calls.filter(({ url }) => url.includes("/products/suggest")).map(({ ms }) => ms);
  return { server: spread(times), processor: costs.length > 0 ? spread(costs) : null };
}
