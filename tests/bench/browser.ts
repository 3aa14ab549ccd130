import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page, type Request } from "@playwright/test";
import { median } from "./load";
import { CHROMIUM, STOREFRONT } from "./settings";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const QUIET_MS = 700;
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Bytes as they travel; `html` unpacked, `scriptGzip` as gzip would send them. */
export type Weight = {
  name: string;
  script: number;
  scriptGzip: number;
  style: number;
  font: number;
  picture: number;
  html: number;
  htmlPacked: number;
  requests: number;
  cls: number;
  lcpMs: number;
  /** Faults the browser's console told of. */
  complaints: string[];
};

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: CHROMIUM, args: FLAGS });

async function shifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { cls: 0, lcp: 0 };
    Object.assign(globalThis, { benchSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.cls += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

const readSeen = (page: Page) =>
  page.evaluate(() => ({
    ...(globalThis as unknown as { benchSeen: { cls: number; lcp: number } }).benchSeen,
  }));

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += PHONE.viewport.height) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState("networkidle");
}

const gzipSize = async (request: Request) =>
  gzipSync((await (await request.response())?.body()) ?? "").length;

/** What one page costs a phone with an empty cache; pictures counted before any scrolling. */
async function weighOnce(browser: Browser, name: string, path: string): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await shifts(page);
  const sizes: Record<string, number> = {};
  const complaints: string[] = [];
  let requests = 0;
  const pending: Promise<void>[] = [];
  const add = (kind: string, bytes: number) => {
    sizes[kind] = (sizes[kind] ?? 0) + bytes;
  };
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfinished", (request) => {
    requests += 1;
    const kind = request.resourceType();
    pending.push(request.sizes().then(({ responseBodySize }) => add(kind, responseBodySize)));
    if (kind === "script") pending.push(gzipSize(request).then((bytes) => add("scriptGzip", bytes)));
  });
  const response = await page.goto(`${STOREFRONT}${path}`, { waitUntil: "networkidle" });
  await page.waitForTimeout(QUIET_MS);
  await Promise.all(pending);
  const first = { ...sizes, requests };
  const html = (await response?.body())?.length ?? 0;
  const { lcp } = await readSeen(page);
  await scrollThrough(page);
  const { cls } = await readSeen(page);
  await context.close();
  const size = (kind: string) => (first as Record<string, number>)[kind] ?? 0;
  return {
    name,
    script: size("script"),
    scriptGzip: size("scriptGzip"),
    style: size("stylesheet"),
    font: size("font"),
    picture: size("image"),
    html,
    htmlPacked: size("document"),
    requests: first.requests,
    cls,
    lcpMs: lcp,
    complaints,
  };
}

/** The second visit counts: the first lets the backend draw the pictures. */
export async function weigh(browser: Browser, name: string, path: string): Promise<Weight> {
  await weighOnce(browser, name, path);
  return weighOnce(browser, name, path);
}

/** Median milliseconds from the tap on a card to the product's heading, products opened before by someone. */
export async function navigationMs(browser: Browser, category: string, times: number): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const taken: number[] = [];
  for (let at = 0; at < times; at += 1) {
    await page.goto(`${STOREFRONT}${category}`, { waitUntil: "networkidle" });
    const link = page.locator("main a[href*='/product/']").nth(at * 2);
    const href = await link.getAttribute("href");
    await (await fetch(`${STOREFRONT}${href}`)).arrayBuffer();
    const started = performance.now();
    await link.click();
    await page.waitForURL((url) => url.pathname.startsWith("/product/"), { waitUntil: "commit" });
    await page.locator("h1").first().waitFor();
    taken.push(performance.now() - started);
  }
  await context.close();
  return median(taken);
}
