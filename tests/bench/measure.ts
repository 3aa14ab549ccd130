import { openBrowser, measurePage, type PageMetrics } from "./browser";
import { compareFirstPaint, firstPaintTable, firstPaintVerdicts } from "./first-paint";
import { load } from "./load";
import { clickVerdicts } from "./navigation";
import { differentAddresses, measureMemory, memoryLine, memoryVerdicts } from "./memory";
import { perRequest } from "./processes";
import {
  type FirstHits,
  firstHitTable,
  suggestLine,
  throughputTable,
  verdictTable,
  weightTable,
} from "./print";
import type { Sample } from "./sample";
import { LOAD, STOREFRONT } from "./settings";
import type { Shop } from "./shop";
import { measureSuggest } from "./suggest";
import { compare, startBareServer, type Throughput } from "./throughput";
import { cacheVerdicts, isWithinBudget, suggestVerdict, type Verdict, pageVerdicts } from "./verdicts";

type Report = (line: string) => void;

const PAGES = ["home", "category", "product"] as const;
const ENCODINGS = ["br", "gzip"];

async function reachablePages(sample: Sample, report: Report): Promise<(typeof PAGES)[number][]> {
  const found: (typeof PAGES)[number][] = [];
  for (const name of PAGES) {
    const { status } = await fetch(`${STOREFRONT}${sample[name]}`);
    if (status === 200) found.push(name);
    else report(`${name} (${sample[name]}) responded with ${status}: skipped.`);
  }
  return found;
}

async function measurePages(sample: Sample, pages: (typeof PAGES)[number][]) {
  const browser = await openBrowser();
  const pageMetrics: PageMetrics[] = [];
  for (const name of pages) pageMetrics.push(await measurePage(browser, name, sample[name]));
  const canNavigate = pages.includes("category") && pages.includes("product");
  const clicks = canNavigate ? await clickVerdicts(browser, sample.category) : [];
  const paints = await compareFirstPaint(
    browser,
    pages.map((name) => ({ name, path: sample[name] })),
  );
  await browser.close();
  return { weights: pageMetrics, clicks, paints };
}

async function throughputs(
  shop: Shop,
  sample: Sample,
  pages: (typeof PAGES)[number][],
): Promise<Throughput[]> {
  const bare = await startBareServer();
  const measured: Throughput[] = [];
  const add = async (name: string, path: string, requests: number, encoding?: string) =>
    measured.push(await compare({ name, path, requests, encoding, bare, shop }));
  for (const name of pages)
    for (const encoding of ENCODINGS)
      await add(`${name}, cached, ${encoding}`, sample[name], LOAD.cached, encoding);
  if (pages.includes("category")) await add("search, rendered", "/search?q=latte", LOAD.dynamic);
  return measured;
}

async function firstHits(shop: Shop, name: string, paths: string[]): Promise<FirstHits> {
  const before = shop.cpuTime();
  const urls = paths.map((path) => `${STOREFRONT}${path}`);
  const round = await load(urls, { requests: urls.length, concurrency: 2 });
  const after = shop.cpuTime();
  return {
    name,
    round,
    storefrontCost: perRequest(before.storefront, after.storefront, urls.length),
    backendCost: perRequest(before.backend, after.backend, urls.length),
  };
}

export async function measure(shop: Shop, sample: Sample, report: Report): Promise<boolean> {
  const idle = shop.memory();
  const pages = await reachablePages(sample, report);
  report("Measuring pages in Chromium (phone)…");
  const { weights: pageMetrics, clicks, paints } = await measurePages(sample, pages);
  report("Load testing pages and the bare server alternately…");
  const measured = await throughputs(shop, sample, pages);
  report("Opening products for the first time…");
  const firstHitResults = pages.includes("product")
    ? [await firstHits(shop, "product, never opened before", sample.unseen)]
    : [];
  report("Asking for suggestions…");
  const suggest = await measureSuggest(shop, sample.names);
  report(`Visiting ${LOAD.mix} different addresses…`);
  const memory = await measureMemory(shop, idle, await differentAddresses(LOAD.mix));
  const verdicts: Verdict[] = [
    ...pageVerdicts(pageMetrics),
    ...clicks,
    ...firstPaintVerdicts(paints),
    ...cacheVerdicts(measured),
    suggestVerdict(suggest, shop.database),
    ...memoryVerdicts(memory),
  ];
  const consoleErrors = pageMetrics.flatMap(({ name, consoleErrors: errors }) =>
    errors.map((line) => `  ${name}: ${line}`),
  );
  const lines = [
    `category: ${sample.category}   product: ${sample.product}   facet: ${sample.facet}`,
    throughputTable(measured),
    ...(firstHitResults.length > 0 ? [firstHitTable(firstHitResults)] : []),
    weightTable(pageMetrics),
    firstPaintTable(paints),
    [suggestLine(suggest, shop.database), memoryLine(memory)].join("\n"),
    ...(consoleErrors.length > 0
      ? [`Browser console errors:\n${[...new Set(consoleErrors)].join("\n")}`]
      : []),
    verdictTable(verdicts),
  ];
  process.stdout.write(`\n${lines.join("\n\n")}\n`);
  return verdicts.every(isWithinBudget);
}
