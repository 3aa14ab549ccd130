import { load } from "./load";
import { differentAddresses } from "./memory";
import { BUDGETS, LOAD, STOREFRONT } from "./settings";
import type { Shop } from "./shop";
import type { Verdict } from "./verdicts";

const SAMPLES = 12;

/** The mix of addresses again and again: memory must not grow once all of them have been seen. */
export async function soakVerdicts(
  shop: Shop,
  minutes: number,
  report: (line: string) => void,
): Promise<Verdict[]> {
  const urls = (await differentAddresses(LOAD.mix)).map((path) => STOREFRONT + path);
  const visit = (count: number, from: number) =>
    load([...urls.slice(from), ...urls.slice(0, from)], {
      requests: count,
      concurrency: LOAD.concurrency,
      headers: { "accept-encoding": "br" },
      mayFail: true,
    });
  report(`Visiting ${urls.length} addresses once…`);
  await visit(urls.length, 0);
  const samples: number[] = [];
  const sampleMs = (minutes * 60_000) / SAMPLES;
  let from = 0;
  let failed = 0;
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const deadline = Date.now() + sampleMs;
    while (Date.now() < deadline) {
      const count = 500;
      failed += (await visit(count, from)).failed;
      from = (from + count) % urls.length;
    }
    const { storefront } = shop.memory();
    if (storefront !== null) samples.push(storefront);
    report(`${(((sample + 1) * sampleMs) / 60_000).toFixed(0)} min: ${storefront ?? "?"} MB`);
  }
  // Minimum of each half, as uncollected garbage is no growth.
  const half = Math.ceil(samples.length / 2);
  const growth = Math.min(...samples.slice(half)) - Math.min(...samples.slice(0, half));
  const { storefront: budget, growth: growthBudget } = BUDGETS.memoryMb;
  return [
    { metric: `soak of ${minutes} min: storefront, most`, value: Math.max(...samples), unit: "MB", budget },
    { metric: `soak of ${minutes} min: growth`, value: growth, unit: "MB", budget: growthBudget },
    { metric: `soak of ${minutes} min: failed requests`, value: failed, unit: "", budget: 0 },
  ];
}
