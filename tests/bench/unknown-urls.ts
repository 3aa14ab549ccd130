import { load } from "./load";
import { BUDGETS, LOAD, STOREFRONT } from "./settings";
import type { Shop } from "./shop";
import type { Verdict } from "./verdicts";

const REPORTS = 10;

/** The n-th URL that does not exist. */
function unknownUrl(n: number): string {
  const name = `inventato-${n}`;
  const shapes = [
    `/${name}`,
    `/product/${name}`,
    `/frutta-e-verdura/${name}`,
    `/ricette/${name}`,
    `/page/${name}`,
    `/news/${name}`,
    `/frutta-e-verdura?sort=${name}`,
    `/storie/${1_000_000 + n}`,
    `/en/${name}`,
    `/punti-vendita/${name}`,
  ];
  return shapes[n % shapes.length] ?? "/";
}

/** Memory must not grow with the number of unknown URLs. */
export async function unknownUrlVerdicts(
  shop: Shop,
  count: number,
  report: (line: string) => void,
): Promise<Verdict[]> {
  report(`before: ${shop.memory().storefront ?? "?"} MB`);
  const samples: number[] = [];
  const part = Math.ceil(count / REPORTS);
  for (let first = 0; first < count; first += part) {
    const numbers = Array.from({ length: Math.min(part, count - first) }, (_, at) => first + at);
    await load(
      numbers.map((n) => STOREFRONT + unknownUrl(n)),
      {
        requests: numbers.length,
        concurrency: LOAD.concurrency,
        headers: { "accept-encoding": "br" },
        // Most do not exist; a category with an unknown sort order does.
        isOk: (status) => status === 200 || status === 404,
      },
    );
    const { storefront } = shop.memory();
    if (storefront !== null) samples.push(storefront);
    report(`${first + numbers.length} addresses: ${storefront ?? "?"} MB`);
  }
  return [
    {
      metric: `storefront, most, after ${count} made-up addresses`,
      value: Math.max(0, ...samples),
      unit: "MB",
      budget: BUDGETS.memoryMb.madeUp,
    },
  ];
}
