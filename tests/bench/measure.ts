import { besideNginx } from "./beside-nginx";
import { openBrowser, measurePage, type PageMetrics } from "./browser";
import { compareFirstPaint, firstPaintTable, firstPaintVerdicts } from "./first-paint";
import { interactionVerdicts } from "./interactions";
import { load } from "./load";
import { clickVerdicts } from "./navigation";
import { differentAddresses, measureMemory, memoryLine, memoryVerdicts } from "./memory";
import { startNginx } from "./nginx";
import { perRequest } from "./processes";
import {
  type FirstHits,
  firstHitTable,
  suggestLine,
  throughputTable,
  verdictTable,
  weightTable,
} from "./print";
import { renderedVerdicts } from "./rendered";
import type { Sample } from "./sample";
import { LOAD, STOREFRONT } from "./settings";
import type { Shop } from "./shop";
import { secondStartVerdict } from "./starts";
import { measureSuggest } from "./suggest";
import { compare, startBareServer, type Throughput } from "./throughput";
import { coldVerdict, halfLoadVerdict, mixVerdict } from "./under-load";
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
  const clicks = canNavigate
    ? [
        ...(await clickVerdicts(browser, sample.category)),
        ...(await interactionVerdicts(browser, sample.category)),
      ]
    : [];
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

async function measureNginx(
  shop: Shop,
  sample: Sample,
  pages: (typeof PAGES)[number][],
  report: Report,
): Promise<Verdict[]> {
  const nginx = await startNginx();
  if (!nginx) {
    report("nginx is not installed: skipped.");
    return [];
  }
  try {
    const compared = pages.flatMap((name) =>
      ENCODINGS.map((encoding) => ({ name, path: sample[name], encoding })),
    );
    return await besideNginx(nginx, shop, compared);
  } finally {
    nginx.stop();
  }
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

type Run = { shop: Shop; scale: number; sample: Sample; report: Report };

export async function measure({ shop, scale, sample, report }: Run): Promise<boolean> {
  const idle = shop.memory();
  const pages = await reachablePages(sample, report);
  report("Measuring pages in Chromium (phone)…");
  const { weights: pageMetrics, clicks, paints } = await measurePages(sample, pages);
  report("Load testing pages and the bare server alternately…");
  const measured = await throughputs(shop, sample, pages);
  report("Opening products for the first time…");
  const firstHitResults = pages.includes("product")
    ? [await firstHits(shop, "product, never opened before", sample.unseen.slice(LOAD.coldPages))]
    : [];
  const cold = await coldVerdict(shop, sample.unseen.slice(0, LOAD.coldPages));
  report("Asking for suggestions…");
  const suggest = await measureSuggest(shop, sample.names);
  const addresses = await differentAddresses(LOAD.mix);
  report("Rendering pages…");
  const unseen = addresses.filter((path) => path.includes("sort=")).slice(0, LOAD.dynamic);
  const rendered = await renderedVerdicts(shop, unseen);
  report(`Visiting ${LOAD.mix} different addresses…`);
  const memory = await measureMemory(shop, idle, addresses);
  const stored = addresses.filter((path) => !path.startsWith("/search"));
  const mix = await mixVerdict(shop, stored, sample.category);
  const perSecond = measured.find(({ name }) => name.startsWith("category, cached"))?.page.perSecond;
  const half = perSecond ? [await halfLoadVerdict(sample.category, perSecond)] : [];
  report("Measuring nginx beside it…");
  const beside = await measureNginx(shop, sample, pages, report);
  report("Starting once more…");
  const start = await secondStartVerdict(scale).catch((error: unknown) => {
    report(`It does not start a second time: ${String(error)}`);
    return null;
  });
  const verdicts: Verdict[] = [
    ...pageVerdicts(pageMetrics),
    ...clicks,
    ...firstPaintVerdicts(paints),
    ...cacheVerdicts(measured),
    ...beside,
    ...mix,
    ...half,
    cold,
    ...rendered,
    suggestVerdict(suggest, shop.database),
    ...memoryVerdicts(memory),
    ...(start ? [start] : []),
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
  return start !== null && verdicts.every(isWithinBudget);
}
