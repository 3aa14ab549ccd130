import { load } from "./load";
import type { Nginx } from "./nginx";
import { perRequest } from "./processes";
import { BUDGETS, LOAD, STOREFRONT } from "./settings";
import { rest } from "./settle";
import type { Shop } from "./shop";
import { fetchBytes } from "./throughput";
import type { Verdict } from "./verdicts";

/** Processor time of a stored page, beside nginx with the same bytes on its disk; then with deploy/nginx in front. */
export async function besideNginx(
  nginx: Nginx,
  shop: Shop,
  pages: { name: string; path: string; encoding: string }[],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const { name, path, encoding } of pages) {
    const headers = { "accept-encoding": encoding };
    const { body } = await fetchBytes(STOREFRONT + path, headers);
    const file = `${name}.${encoding}`;
    nginx.writeFile(file, body);
    const cost = async (url: string, read: () => number | null) => {
      const { concurrency, cached } = LOAD;
      await load([url], { requests: concurrency * 4, concurrency, headers });
      await rest(() => shop.cpuTime().storefront);
      const before = read();
      await load([url], { requests: cached, concurrency, headers });
      return perRequest(before, read(), cached);
    };
    const disk = await cost(`${nginx.disk}/${file}`, () => nginx.cpuTime().disk);
    const alone = await cost(STOREFRONT + path, () => shop.cpuTime().storefront);
    const front = await cost(nginx.front + path, () => nginx.cpuTime().front);
    if (!disk || !alone || !front) continue;
    const verdict = (what: string, ms: number, budget: number) =>
      verdicts.push({
        metric: `${name}, cached, ${encoding}: ${what}`,
        value: ms / disk,
        unit: "× nginx",
        budget,
        reference: `nginx from disk ${disk.toFixed(3)} ms`,
      });
    verdict("processor time", alone, BUDGETS.timesNginx);
    verdict("processor time, deploy/nginx in front", front, BUDGETS.timesNginxFront);
  }
  return verdicts;
}
