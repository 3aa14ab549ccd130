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

function beginnings(names: string[]): string[] {
  const words = names.flatMap((name) => name.toLowerCase().split(/\s+/)).filter((word) => word.length > 3);
  return [...new Set(words)].slice(0, 40).map((word, at) => word.slice(0, 3 + (at % 4)));
}

/** Server time of `products/suggest` in milliseconds, as the backend's log tells it. */
export async function suggestTimes(shop: Shop, names: string[]): Promise<{ p50: number; p95: number }> {
  const ask = async (words: string[]) => {
    for (const word of words)
      await (await fetch(`${BACKEND}/ebsn/api/products/suggest?q=${encodeURIComponent(word)}`)).arrayBuffer();
  };
  await ask(SLIPS);
  const before = shop.calls().length;
  await ask([...SLIPS, ...beginnings(names)]);
  const times = shop
    .calls()
    .slice(before)
    .filter(({ url }) => url.includes("/products/suggest"))
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return { p50: median(times), p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}
