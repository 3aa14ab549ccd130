import type { Weight } from "./browser";
import { BUDGETS } from "./settings";
import type { Suggest } from "./suggest";
import type { Throughput } from "./throughput";

export type Verdict = { what: string; value: number; unit: string; budget: number };

const kb = (bytes: number) => bytes / 1000;

export const holds = ({ value, budget }: Verdict) => value <= budget;

export function weightVerdicts(weights: Weight[]): Verdict[] {
  return weights.flatMap((weight) => [
    ...(weight.name === "home"
      ? []
      : [
          {
            what: `${weight.name}: JavaScript`,
            value: kb(weight.scriptGzip),
            unit: "kB gzip",
            budget: BUDGETS.scriptKb,
          },
        ]),
    ...(weight.name === "category"
      ? [
          { what: "category: HTML", value: kb(weight.html), unit: "kB raw", budget: BUDGETS.htmlKb },
          {
            what: "category: HTML",
            value: kb(weight.htmlPacked),
            unit: "kB packed",
            budget: BUDGETS.htmlPackedKb,
          },
        ]
      : []),
    { what: `${weight.name}: CLS`, value: weight.cls, unit: "", budget: BUDGETS.cls },
  ]);
}

export function cacheVerdicts(measured: Throughput[]): Verdict[] {
  return measured
    .filter(({ name }) => name.includes("cached"))
    .map(({ name, backendCalls }) => ({
      what: `${name}: calls to the backend`,
      value: backendCalls,
      unit: "",
      budget: BUDGETS.backendCalls,
    }));
}

/** On PGlite the processor time is the server time of a machine that does nothing else; PostgreSQL works elsewhere. */
export function suggestVerdict({ server, processor }: Suggest, database: "pglite" | "postgres"): Verdict {
  const own = database === "pglite" ? processor : null;
  return {
    what: `suggest on ${database}: p95 of the ${own ? "processor" : "server"} time`,
    value: (own ?? server).p95,
    unit: "ms",
    budget: BUDGETS.suggestMs[database],
  };
}
