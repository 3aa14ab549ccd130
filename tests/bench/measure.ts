import { navigationMs, openBrowser, weigh, type Weight } from "./browser";
import { load } from "./load";
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
import { suggestTimes } from "./suggest";
import { compare, startBareServer, type Throughput } from "./throughput";
import { cacheVerdicts, holds, suggestVerdict, type Verdict, weightVerdicts } from "./verdicts";

type Say = (line: string) => void;

const PAGES = ["home", "category", "product"] as const;
const NAVIGATIONS = 5;

/** Pages that do not answer 200 cannot be measured; the rest still is. */
async function answering(sample: Sample, say: Say): Promise<(typeof PAGES)[number][]> {
  const found: (typeof PAGES)[number][] = [];
  for (const name of PAGES) {
    const { status } = await fetch(`${STOREFRONT}${sample[name]}`);
    if (status === 200) found.push(name);
    else say(`${name} (${sample[name]}) answers ${status}: left out.`);
  }
  return found;
}

async function weighAll(sample: Sample, pages: (typeof PAGES)[number][]) {
  const browser = await openBrowser();
  const weights: Weight[] = [];
  for (const name of pages) weights.push(await weigh(browser, name, sample[name]));
  const canGo = pages.includes("category") && pages.includes("product");
  const navigation = canGo ? await navigationMs(browser, sample.category, NAVIGATIONS) : null;
  await browser.close();
  return { weights, navigation };
}

async function throughputs(
  shop: Shop,
  sample: Sample,
  pages: (typeof PAGES)[number][],
): Promise<Throughput[]> {
  const bare = await startBareServer();
  const measured: Throughput[] = [];
  const add = async (name: string, path: string, requests: number, packed = false) =>
    measured.push(await compare({ name, path, requests, packed, bare, shop }));
  for (const name of pages) await add(`${name}, cached`, sample[name], LOAD.cached);
  if (pages.includes("category")) {
    await add("category, cached, packed", sample.category, LOAD.cached, true);
    await add("category with a facet, rendered", sample.facet, LOAD.dynamic);
  }
  return measured;
}

async function firstHits(shop: Shop, name: string, paths: string[]): Promise<FirstHits> {
  const before = shop.processor();
  const urls = paths.map((path) => `${STOREFRONT}${path}`);
  const round = await load(urls, { requests: urls.length, concurrency: 2 });
  const after = shop.processor();
  return {
    name,
    round,
    storefrontCost: perRequest(before.storefront, after.storefront, urls.length),
    backendCost: perRequest(before.backend, after.backend, urls.length),
  };
}

/** The whole bench; answers whether every budget is kept. */
export async function measure(shop: Shop, sample: Sample, say: Say): Promise<boolean> {
  const pages = await answering(sample, say);
  say("Weighing pages in Chromium (phone)…");
  const { weights, navigation } = await weighAll(sample, pages);
  say("Loading pages and the bare server in turns…");
  const measured = await throughputs(shop, sample, pages);
  say("Opening products for the first time…");
  const first = pages.includes("product")
    ? [await firstHits(shop, "product, never opened before", sample.unseen)]
    : [];
  const memory = shop.memory();
  say("Asking for suggestions…");
  const suggest = await suggestTimes(shop, sample.names);
  const verdicts: Verdict[] = [
    ...weightVerdicts(weights),
    ...cacheVerdicts(measured),
    suggestVerdict(suggest, shop.database),
  ];
  const complaints = weights.flatMap(({ name, complaints: said }) =>
    said.map((line) => `  ${name}: ${line}`),
  );
  const lines = [
    `category: ${sample.category}   product: ${sample.product}   facet: ${sample.facet}`,
    throughputTable(measured),
    ...(first.length > 0 ? [firstHitTable(first)] : []),
    weightTable(weights),
    [
      `list → product: ${navigation === null ? "not measured" : `${navigation.toFixed(0)} ms`} (median of ${NAVIGATIONS})`,
      suggestLine(suggest, shop.database),
      `memory after load: storefront ${memory.storefront} MB, backend ${memory.backend} MB`,
    ].join("\n"),
    ...(complaints.length > 0 ? [`The browser complained:\n${[...new Set(complaints)].join("\n")}`] : []),
    verdictTable(verdicts),
  ];
  process.stdout.write(`\n${lines.join("\n\n")}\n`);
  return verdicts.every(holds);
}
