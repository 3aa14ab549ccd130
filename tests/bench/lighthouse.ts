import type { Result } from "lighthouse";
import { table } from "../support/plain-table";
import { runLighthouse, type Run } from "./lighthouse-run";
import { median } from "./load";
import type { Sample } from "./sample";
import { STOREFRONT } from "./settings";

const RUNS = 3;
const MOST_TRIES = 6;
const WANTED = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof WANTED;
const CATEGORIES = Object.keys(WANTED) as Category[];
const FIGURES = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

const score = (lhr: Result, category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);

/** The first places an audit names. */
function places(details: unknown): string {
  const items =
    (details as { items?: { node?: { selector?: string }; url?: string }[] } | undefined)?.items ?? [];
  const found = items
    .map(({ node, url }) => node?.selector ?? url)
    .filter((text) => typeof text === "string");
  return found.slice(0, 3).join(" | ");
}

function failing(lhr: Result, category: Category): string[] {
  if (score(lhr, category) >= WANTED[category]) return [];
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    const least = category === "performance" ? 0.9 : 1;
    const found = audit?.score ?? 1;
    if (!audit || found >= least || (weight === 0 && category !== "performance")) return [];
    const said = audit.displayValue ?? audit.title;
    return [`    ${id} (${Math.round(found * 100)}) ${said} ${places(audit.details)}`.trimEnd()];
  });
}

/** A recipe page when the shop has the section and a link into it. */
async function recipe(): Promise<string | null> {
  const response = await fetch(`${STOREFRONT}/ricette`);
  const html = response.ok ? await response.text() : "";
  return /href="(\/ricette\/(?!portata\/)[^"?#]+)"/.exec(html)?.[1] ?? null;
}

async function runsOf(path: string): Promise<Run[]> {
  // Not counted: the backend draws the pictures of this page.
  await runLighthouse(`${STOREFRONT}${path}`);
  const runs: Run[] = [];
  for (let tries = 0; runs.length < RUNS && tries < MOST_TRIES; tries += 1) {
    const run = await runLighthouse(`${STOREFRONT}${path}`);
    // On a very busy machine Chromium may paint nothing in time: that says nothing of the page.
    if (!run.measured.runtimeError) runs.push(run);
  }
  return runs;
}

function judge(name: string, runs: Run[]): { row: string[]; notes: string[]; reached: boolean } {
  const best = runs.map(({ onCpu }) => onCpu);
  const scores = CATEGORIES.map((category) => median(best.map((lhr) => score(lhr, category))));
  const measured = median(runs.map((run) => score(run.measured, "performance")));
  const middle = best.find((lhr) => score(lhr, "performance") === scores[0]) ?? best[0];
  const reached = CATEGORIES.every((category, at) => (scores[at] ?? 0) >= WANTED[category]);
  const figures = FIGURES.map((id) => middle?.audits[id]?.displayValue ?? "");
  const faults = middle ? CATEGORIES.flatMap((category) => failing(middle, category)) : [];
  return {
    row: [reached ? "✓" : "✗", name, ...scores.map(String), ...figures, String(measured)],
    notes: faults.length > 0 ? [`  ${name}`, ...faults] : [],
    reached,
  };
}

/**
 * Medians of three runs, on processor time so that a busy machine does not count against a page; the last column is
 * the performance as measured. Answers whether all scores are reached.
 */
export async function lighthouseScores(sample: Sample, say: (line: string) => void): Promise<boolean> {
  const pages: [string, string | null][] = [
    ["home", sample.home],
    ["category", sample.category],
    ["product", sample.product],
    ["recipe", await recipe()],
  ];
  const rows: string[][] = [
    ["", "page", ...CATEGORIES, "FCP", "LCP", "TBT", "CLS", "performance as measured"],
  ];
  const notes: string[] = [];
  let good = true;
  for (const [name, path] of pages) {
    if (path === null || !(await fetch(`${STOREFRONT}${path}`)).ok) {
      notes.push(`  ${name}: no such page, left out`);
      continue;
    }
    say(`Lighthouse on ${path}…`);
    const verdict = judge(name, await runsOf(path));
    rows.push(verdict.row);
    notes.push(...verdict.notes);
    good &&= verdict.reached;
  }
  process.stdout.write(`\n${table(rows)}\n\n${notes.join("\n")}\n`);
  return good;
}
