import { besideNginx } from "./beside-nginx";
import { openBrowser, measurePage, type PageMetrics } from "./browser";
import { compareFirstPaint, firstPaintTable, firstPaintVerdicts } from "./first-paint";
import { interactionVerdicts } from "./interactions";
import { load } from "./load";
import { clickVerdicts } from "./navigation";
import { differentAddresses } from "./memory";
import { measureMix } from "./mix";
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
import { RENDERED_PAGES, renderedVerdicts } from "./rendered";
import type { Sample } from "./sample";
import { LOAD, STOREFRONT } from "./settings";
import type { Shop } from "./shop";
import { secondStartVerdict } from "./starts";
import { measureSuggest } from "./suggest";
import { compare, startBareServer, type Throughput } from "./throughput";
import { coldVerdict, halfLoadVerdict } from "./under-load";
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

async function measurePages(shop: Shop, sample: Sample, pages: (typeof PAGES)[number][]) {
  const browser = await openBrowser();
  const pageMetrics: PageMetrics[] = [];
  for (const name of pages) pageMetrics.push(await measurePage(browser, name, sample[name]));
  const canNavigate = pages.includes("category") && pages.includes("product");
  const clicks = canNavigate
    ? [
        ...(await clickVerdicts(browser, shop, sample.category)),
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
  if (pages.includes("category")) await add("search, cached, br", "/search?q=latte", LOAD.cached, "br");
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
  const verdicts: Verdict[] = [];
  const print = (text: string) => process.stdout.write(`\n${text}\n`);
  try {
    await measureParts({ shop, scale, sample, report }, verdicts, print);
  } finally {
    // What was measured before a failure is not lost.
    print(verdictTable(verdicts));
  }
  return verdicts.every(isWithinBudget);
}

async function measureParts(
  { shop, scale, sample, report }: Run,
  verdicts: Verdict[],
  print: (text: string) => void,
): Promise<void> {
  const idle = shop.memory();
  const pages = await reachablePages(sample, report);
  print(`category: ${sample.category}   product: ${sample.product}`);

  report("Measuring pages in Chromium (phone)…");
  const { weights, clicks, paints } = await measurePages(shop, sample, pages);
  verdicts.push(...pageVerdicts(weights), ...clicks, ...firstPaintVerdicts(paints));
  print(weightTable(weights));
  print(firstPaintTable(paints));
  const consoleErrors = new Set(
    weights.flatMap(({ name, consoleErrors: errors }) => errors.map((line) => `  ${name}: ${line}`)),
  );
  if (consoleErrors.size > 0) print(`Browser console errors:\n${[...consoleErrors].join("\n")}`);

  report("Load testing pages and the bare server alternately…");
  const measured = await throughputs(shop, sample, pages);
  verdicts.push(...cacheVerdicts(measured));
  print(throughputTable(measured));
  const category = measured.find(({ name }) => name.startsWith("category, cached"));
  if (category) verdicts.push(await halfLoadVerdict(category));

  report("Opening products for the first time…");
  if (pages.includes("product"))
    print(
      firstHitTable([
        await firstHits(shop, "product, never opened before", sample.unseen.slice(LOAD.coldPages)),
      ]),
    );
  verdicts.push(await coldVerdict(shop, sample.unseen.slice(0, LOAD.coldPages)));

  report("Asking for suggestions…");
  const suggest = await measureSuggest(shop, sample.names);
  verdicts.push(suggestVerdict(suggest, shop.database));
  print(suggestLine(suggest, shop.database));

  report("Measuring nginx beside it…");
  verdicts.push(...(await measureNginx(shop, sample, pages, report)));

  report("Rendering pages…");
  const addresses = await differentAddresses(LOAD.mix);
  const some = (part: string) => addresses.filter((path) => path.includes(part)).slice(0, RENDERED_PAGES);
  const unseen = { categories: some("sort="), searches: some("/search?") };
  verdicts.push(...(await renderedVerdicts(shop, unseen)));

  verdicts.push(...(await measureMix({ shop, sample, idle, report })));

  report("Starting once more…");
  verdicts.push(await secondStartVerdict(scale));
}
