import { table } from "../support/plain-table";
import type { Weight } from "./browser";
import type { Round } from "./load";
import type { Suggest } from "./suggest";
import type { Throughput } from "./throughput";
import { holds, type Verdict } from "./verdicts";

const fixed = (value: number, digits: number) => value.toFixed(digits);
const kb = (bytes: number) => fixed(bytes / 1000, 1);

/** Processor time of one request. */
const cost = (ms: number | null) => (ms === null ? "" : fixed(ms, ms < 10 ? 2 : 1));

const latency = ({ p50, p95, p99 }: Round) => [fixed(p50, 1), fixed(p95, 1), fixed(p99, 1)];

export function throughputTable(measured: Throughput[]): string {
  const rows = measured.map((one) => [
    one.name,
    cost(one.cost),
    cost(one.bareCost),
    one.cost && one.bareCost ? fixed(one.cost / one.bareCost, 1) : "",
    fixed(one.page.perSecond, 0),
    fixed(one.bare.perSecond, 0),
    fixed(one.ratio, 3),
    ...latency(one.page),
    fixed(one.slower, 1),
    String(one.page.failed),
    String(one.backendCalls),
  ]);
  const processor = ["CPU ms", "bare", "×"];
  const clock = ["req/s", "bare", "ratio", "p50 ms", "p95", "p99", "× bare p50"];
  return table([["page", ...processor, ...clock, "failed", "backend calls"], ...rows]);
}

export type FirstHits = {
  name: string;
  round: Round;
  storefrontCost: number | null;
  backendCost: number | null;
};

export function firstHitTable(hits: FirstHits[]): string {
  const head = ["first hit", "CPU ms storefront", "backend", "req/s", "p50 ms", "p95", "p99", "failed"];
  const rows = hits.map(({ name, round, storefrontCost, backendCost }) => [
    name,
    cost(storefrontCost),
    cost(backendCost),
    fixed(round.perSecond, 1),
    ...latency(round),
    String(round.failed),
  ]);
  return table([head, ...rows]);
}

export function suggestLine({ server, processor }: Suggest, database: string): string {
  const of = ({ p50, p95 }: Suggest["server"]) => `p50 ${fixed(p50, 1)} ms, p95 ${fixed(p95, 1)} ms`;
  return `suggest on ${database}: server time ${of(server)}${processor ? `; processor time ${of(processor)}` : ""}`;
}

export function weightTable(weights: Weight[]): string {
  const head = [
    "page",
    "JS kB",
    "JS gzip",
    "CSS kB",
    "fonts kB",
    "pictures kB",
    "HTML kB",
    "HTML packed",
    "requests",
    "CLS",
    "LCP ms",
  ];
  const rows = weights.map((one) => [
    one.name,
    kb(one.script),
    kb(one.scriptGzip),
    kb(one.style),
    kb(one.font),
    kb(one.picture),
    kb(one.html),
    kb(one.htmlPacked),
    String(one.requests),
    fixed(one.cls, 4),
    fixed(one.lcpMs, 0),
  ]);
  return table([head, ...rows]);
}

export function verdictTable(verdicts: Verdict[]): string {
  const shown = (value: number) =>
    Number.isInteger(value) ? String(value) : fixed(value, value < 1 ? 4 : 1);
  const rows = verdicts.map((verdict) => [
    holds(verdict) ? "✓" : "✗",
    verdict.what,
    `${shown(verdict.value)} ${verdict.unit}`.trim(),
    `≤ ${verdict.budget}`,
  ]);
  return table([["", "what", "measured", "budget"], ...rows]);
}
