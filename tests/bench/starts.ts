import { stopAll } from "./processes";
import { BUDGETS } from "./settings";
import { startShop } from "./shop";
import type { Verdict } from "./verdicts";

/** Storefront and backend once more, side by side, with the data and the build that are there. */
export async function secondStartVerdict(scale: number): Promise<Verdict> {
  await stopAll();
  const started = performance.now();
  await startShop(scale, () => undefined, { keepsData: true });
  return {
    metric: "second start of storefront and backend",
    value: (performance.now() - started) / 1000,
    unit: "s",
    budget: BUDGETS.secondStartSeconds,
  };
}
