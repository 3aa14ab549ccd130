import { table } from "../support/plain-table";
import type { PageMetrics } from "./browser";
import type { LoadResult } from "./load";
import type { SuggestTimes } from "./suggest";
import type { Throughput } from "./throughput";
import { isWithinBudget, type Verdict } from "./verdicts";

const fixed = (value: number, digits: number) => value.toFixed(digits);
const kb = (bytes: number) => fixed(bytes / 1000, 1);

const formatCost = (ms: number | null) => (ms === null ? "" : fixed(ms, ms < 10 ? 2 : 1));

const formatLatency = ({ p50, p95, p99 }: LoadResult) => [fixed(p50, 1), fixed(p95, 1), fixed(p99, 1)];

export function throughputTable(measured: Throughput[]): string {
  const rows = measured.map((row) => [
    row.name,
    formatCost(row.cost),
    formatCost(row.bareCost),
    row.cost && row.bareCost ? fixed(row.cost / row.bareCost, 1) : "",
    fixed(row.page.perSecond, 0),
    fixed(row.bare.perSecond, 0),
    fixed(row.ratio, 3),
    ...formatLatency(row.page),
    fixed(row.latencyRatio, 1),
    String(row.backendCalls),
  ]);
  const cpuHeaders = ["CPU ms", "bare", "×"];
  const latencyHeaders = ["req/s", "bare", "ratio", "p50 ms", "p95", "p99", "× bare p50"];
  return table([["page", ...cpuHeaders, ...latencyHeaders, "backend calls"], ...rows]);
}

export type FirstHits = {
  name: string;
  round: LoadResult;
  storefrontCost: number | null;
  backendCost: number | null;
};

export function firstHitTable(hits: FirstHits[]): string {
  const header = ["first hit", "CPU ms storefront", "backend", "req/s", "p50 ms", "p95", "p99"];
  const rows = hits.map(({ name, round, storefrontCost, backendCost }) => [
    name,
    formatCost(storefrontCost),
    formatCost(backendCost),
    fixed(round.perSecond, 1),
    ...formatLatency(round),
  ]);
  return table([header, ...rows]);
}

export function suggestLine({ server, cpuTime }: SuggestTimes, database: string): string {
  const formatSpread = ({ p50, p95 }: SuggestTimes["server"]) =>
    `p50 ${fixed(p50, 1)} ms, p95 ${fixed(p95, 1)} ms`;
  return `suggest on ${database}: server time ${formatSpread(server)}${cpuTime ? `; CPU time ${formatSpread(cpuTime)}` : ""}`;
}

export function weightTable(pageMetrics: PageMetrics[]): string {
  const header = [
    "page",
    "JS kB",
    "JS gzip",
    "CSS kB",
    "fonts kB",
    "pictures kB",
    "HTML kB",
    "HTML compressed",
    "requests",
    "CLS",
    "LCP ms",
  ];
  const rows = pageMetrics.map((page) => [
    page.name,
    kb(page.script),
    kb(page.scriptGzip),
    kb(page.style),
    kb(page.font),
    kb(page.picture),
    kb(page.html),
    kb(page.htmlCompressed),
    String(page.requests),
    fixed(page.cls, 4),
    fixed(page.lcpMs, 0),
  ]);
  return table([header, ...rows]);
}

export function verdictTable(verdicts: Verdict[]): string {
  const formatValue = (value: number) =>
    Number.isInteger(value) ? String(value) : fixed(value, value < 1 ? 4 : value < 2 ? 2 : 1);
  const rows = verdicts.map((verdict) => [
    isWithinBudget(verdict) ? "✓" : "✗",
    verdict.metric,
    `${formatValue(verdict.value)} ${verdict.unit}`.trim(),
    verdict.reference ?? "",
    `≤ ${formatValue(verdict.budget)}`,
  ]);
  return table([["", "metric", "measured", "reference", "budget"], ...rows]);
}
