import type { PageMetrics } from "./browser";
import { BUDGETS } from "./settings";
import type { SuggestTimes } from "./suggest";
import type { Throughput } from "./throughput";

export type Verdict = {
  metric: string;
  value: number;
  unit: string;
  budget: number;
  /** What it is compared with, measured in the same run. */
  reference?: string;
};

const kb = (bytes: number) => bytes / 1000;

export const isWithinBudget = ({ value, budget }: Verdict) => value <= budget;

export function pageVerdicts(pageMetrics: PageMetrics[]): Verdict[] {
  return pageMetrics.flatMap((page) => [
    ...(page.name === "home"
      ? []
      : [
          {
            metric: `${page.name}: JavaScript`,
            value: kb(page.scriptGzip),
            unit: "kB gzip",
            budget: BUDGETS.scriptKb,
          },
        ]),
    ...(page.name === "category"
      ? [
          { metric: "category: HTML", value: kb(page.html), unit: "kB raw", budget: BUDGETS.htmlKb },
          {
            metric: "category: HTML",
            value: kb(page.htmlCompressed),
            unit: "kB compressed",
            budget: BUDGETS.htmlPackedKb,
          },
        ]
      : []),
    { metric: `${page.name}: CLS`, value: page.cls, unit: "", budget: BUDGETS.cls },
  ]);
}

export function cacheVerdicts(measured: Throughput[]): Verdict[] {
  return measured.flatMap(({ name, backendCalls, cost, bareCost }) => [
    { metric: `${name}: backend calls`, value: backendCalls, unit: "", budget: BUDGETS.backendCalls },
    ...(cost && bareCost
      ? [
          {
            metric: `${name}: processor time`,
            value: cost / bareCost,
            unit: "× bare",
            budget: BUDGETS.timesBare,
            reference: `bare Node ${bareCost.toFixed(3)} ms`,
          },
        ]
      : []),
  ]);
}

/** PGlite runs in process, so its CPU time equals the server time on an idle machine; PostgreSQL does not. */
export function suggestVerdict({ server, cpuTime }: SuggestTimes, database: "pglite" | "postgres"): Verdict {
  const measuredCpu = database === "pglite" ? cpuTime : null;
  return {
    metric: `suggest on ${database}: p95 of the ${measuredCpu ? "CPU" : "server"} time`,
    value: (measuredCpu ?? server).p95,
    unit: "ms",
    budget: BUDGETS.suggestMs[database],
  };
}
