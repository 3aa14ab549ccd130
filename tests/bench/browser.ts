import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Browser, chromium, type Page, type Request } from "@playwright/test";
import { PHONE } from "./phone";
import { CHROMIUM, STOREFRONT } from "./settings";
import { settle } from "./settle";

const STYLES = /<style>[\s\S]*?<\/style>/g;
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Bytes on the wire, except `html` and `htmlCompressed` (without the styles) and `scriptGzip`, all packed locally. */
export type PageMetrics = {
  name: string;
  script: number;
  scriptGzip: number;
  style: number;
  font: number;
  picture: number;
  html: number;
  htmlCompressed: number;
  requests: number;
  cls: number;
  lcpMs: number;
  consoleErrors: string[];
};

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

async function observeVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = { cls: 0, lcp: 0 };
    Object.assign(globalThis, { benchVitals: vitals });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) vitals.cls += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      vitals.lcp = list.getEntries().at(-1)?.startTime ?? vitals.lcp;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

const readVitals = (page: Page) =>
  page.evaluate(() => ({
    ...(globalThis as unknown as { benchVitals: { cls: number; lcp: number } }).benchVitals,
  }));

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += PHONE.viewport.height) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(60);
  }
  await settle(page);
}

const gzipSize = async (request: Request) =>
  gzipSync((await (await request.response())?.body()) ?? "").length;

/** One page load on a phone with an empty cache; images are counted before scrolling. */
async function measurePageOnce(browser: Browser, name: string, path: string): Promise<PageMetrics> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await observeVitals(page);
  const sizes: Record<string, number> = {};
  const consoleErrors: string[] = [];
  let requests = 0;
  const pending: Promise<void>[] = [];
  const add = (kind: string, bytes: number) => {
    sizes[kind] = (sizes[kind] ?? 0) + bytes;
  };
  page.on("console", (message) => message.type() === "error" && consoleErrors.push(message.text()));
  page.on("pageerror", (error) => consoleErrors.push(error.message));
  page.on("requestfinished", (request) => {
    requests += 1;
    const kind = request.resourceType();
    pending.push(request.sizes().then(({ responseBodySize }) => add(kind, responseBodySize)));
    if (kind === "script") pending.push(gzipSize(request).then((bytes) => add("scriptGzip", bytes)));
  });
  const response = await page.goto(`${STOREFRONT}${path}`, { waitUntil: "load" });
  await settle(page);
  await Promise.all(pending);
  const beforeScroll = { ...sizes, requests };
  const html = Buffer.from((await response?.text())?.replace(STYLES, "") ?? "");
  const { lcp } = await readVitals(page);
  await scrollThrough(page);
  const { cls } = await readVitals(page);
  await Promise.all(pending);
  await context.close();
  const size = (kind: string) => (beforeScroll as Record<string, number>)[kind] ?? 0;
  return {
    name,
    script: size("script"),
    scriptGzip: size("scriptGzip"),
    style: size("stylesheet"),
    font: size("font"),
    picture: size("image"),
    html: html.length,
    htmlCompressed: brotliCompressSync(html).length,
    requests: beforeScroll.requests,
    cls,
    lcpMs: lcp,
    consoleErrors,
  };
}

/** Only the second visit is measured: on the first the backend generates the images. */
export async function measurePage(browser: Browser, name: string, path: string): Promise<PageMetrics> {
  await measurePageOnce(browser, name, path);
  return measurePageOnce(browser, name, path);
}
