import type { Result } from "lighthouse";
import { table } from "../support/plain-table";
import { median } from "./load";
import type { Sample } from "./sample";
import { CHROMIUM, STOREFRONT } from "./settings";

const RUNS = 3;
const WANTED = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const CATEGORIES = Object.keys(WANTED) as (keyof typeof WANTED)[];
const FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"];

async function runOnce(url: string): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const chrome = await launch({ chromePath: CHROMIUM, chromeFlags: FLAGS, logLevel: "error" });
  try {
    const found = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
    if (!found) throw new Error(`lighthouse gave nothing for ${url}`);
    return found.lhr;
  } finally {
    chrome.kill();
  }
}

const score = (lhr: Result, category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);

function failing(lhr: Result, category: keyof typeof WANTED): string[] {
  if (score(lhr, category) >= WANTED[category]) return [];
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    const found = audit?.score ?? 1;
    const least = category === "performance" ? 0.9 : 1;
    if (!audit || found >= least || (weight === 0 && category !== "performance")) return [];
    const details = audit.details as { items?: { node?: { selector?: string }; url?: string }[] } | undefined;
    const where = (details?.items ?? [])
      .slice(0, 3)
      .map(({ node, url }) => node?.selector ?? url ?? "")
      .filter((text) => typeof text === "string" && text);
    return [
      `    ${id} (${Math.round(found * 100)}) ${audit.displayValue ?? audit.title} ${where.join(" | ")}`.trimEnd(),
    ];
  });
}

/** A recipe page when the shop has the section and a link into it. */
async function recipe(): Promise<string | null> {
  const response = await fetch(`${STOREFRONT}/ricette`);
  const html = response.ok ? await response.text() : "";
  return /href="(\/ricette\/[^"?#]+)"/.exec(html)?.[1] ?? null;
}

/** Lighthouse as a phone sees the pages, medians of three runs; answers whether all scores are reached. */
export async function lighthouseScores(sample: Sample, say: (line: string) => void): Promise<boolean> {
  const pages: [string, string | null][] = [
    ["home", sample.home],
    ["category", sample.category],
    ["product", sample.product],
    ["recipe", await recipe()],
  ];
  const rows: string[][] = [];
  const notes: string[] = [];
  let reached = true;
  for (const [name, path] of pages) {
    if (path === null || !(await fetch(`${STOREFRONT}${path}`)).ok) {
      notes.push(`  ${name}: no such page, left out`);
      continue;
    }
    say(`Lighthouse on ${path}…`);
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(`${STOREFRONT}${path}`));
    const scores = CATEGORIES.map((category) => median(runs.map((lhr) => score(lhr, category))));
    const middle = runs.find((lhr) => score(lhr, "performance") === scores[0]) ?? runs[0];
    const value = (id: string) => middle?.audits[id]?.displayValue ?? "";
    const enough = CATEGORIES.every((category, at) => (scores[at] ?? 0) >= WANTED[category]);
    reached &&= enough;
    rows.push([
      enough ? "✓" : "✗",
      name,
      ...scores.map(String),
      value("first-contentful-paint"),
      value("largest-contentful-paint"),
      value("total-blocking-time"),
      value("cumulative-layout-shift"),
    ]);
    const faults = middle ? CATEGORIES.flatMap((category) => failing(middle, category)) : [];
    if (faults.length > 0) notes.push(`  ${name}`, ...faults);
  }
  const head = ["", "page", ...CATEGORIES, "FCP", "LCP", "TBT", "CLS"];
  process.stdout.write(`\n${table([head, ...rows])}\n\n${notes.join("\n")}\n`);
  return reached;
}
