import { brand } from "../../brand.config";
import { fetchSettings } from "../api/fetch-settings";
import { cookiePreferencesStore } from "../consent/cookie-preferences";
import { onNavigation, takeVisitedPages } from "../navigation/page-navigation";
import { getPageLocale } from "../i18n/page-locale";
import { splitLocale } from "../../config/split-locale.mjs";
import { denyByDefault, pushEvent, startTag, updateConsent } from "./data-layer";
import type { AnalyticsEvent } from "./events";
import { cartEcommerce } from "./items";
import { markOrderSent, wasOrderSent } from "./sent-orders";
import { setSink } from "./track";
import { watchCart, withCart } from "./watch-cart";
import { viewedProduct, watchClicks, watchViews } from "./watch-page";

/** Their addresses hold tokens or e-mail addresses, as every address with a `token` does. */
const UNTRACKED_PATHS = /^\/(?:order|reset-password-confirm|registration|profile\/email-updated)(?:\/|$)/;
const TAG_COOKIES = /^(?:_ga|_gid|_gat|_gcl|_fbp)/;

/** Also where its `redirect` is untracked. */
function isUntrackedUrl(url: string): boolean {
  const [path = "", ...rest] = url.split("?");
  const query = new URLSearchParams(rest.join("?"));
  const redirect = query.get("redirect");
  return (
    query.has("token") ||
    UNTRACKED_PATHS.test(splitLocale(path).path) ||
    (redirect !== null && isUntrackedUrl(redirect))
  );
}

const isUntracked = () => isUntrackedUrl(window.location.pathname + window.location.search);

let stopWatching: (() => void) | null = null;
let isTagRequested = false;

type Page = { href: string; title: string };

function trackPageView({ href, title }: Page): void {
  const { pathname, searchParams } = new URL(href);
  const { path } = splitLocale(pathname);
  pushEvent({
    event: "content-view",
    content_path: path,
    content_title: title,
    content_language: getPageLocale(),
  });
  const query = searchParams.get("q")?.trim();
  if (query && /^\/(?:fast-)?search$/.test(path)) pushEvent({ event: "search", search_term: query });
}

/** What was left before it could be reported: a link was followed before this module had loaded, or within a frame. */
function trackVisitedPages(pages: Page[]): void {
  for (const page of pages) {
    const { pathname, search } = new URL(page.href);
    if (!isUntrackedUrl(pathname + search)) trackPageView(page);
  }
}

function wasConsentSavedBefore(): boolean {
  const { saveDate } = cookiePreferencesStore.get() ?? {};
  return saveDate !== undefined && new Date(saveDate).getTime() < performance.timeOrigin;
}

function trackViewedProduct(): void {
  const product = viewedProduct();
  if (product)
    pushEvent({
      event: "view_item",
      ecommerce: { currency: brand.currency, value: product.price ?? 0, items: [product] },
    });
}

const CART_PAGES: Partial<Record<string, "view_cart" | "begin_checkout">> = {
  "/cart": "view_cart",
  "/checkout": "begin_checkout",
};

/** Once the cart of such a page is loaded. */
function trackCartPage(): () => void {
  const event = CART_PAGES[splitLocale(window.location.pathname).path];
  if (!event) return () => undefined;
  return withCart((cart) => {
    const ecommerce = cartEcommerce(cart);
    if (ecommerce.items.length > 0) pushEvent({ event, ecommerce });
  });
}

function watch(): () => void {
  const views = watchViews();
  let stopCartPage = () => undefined as void;
  let isReported = false;
  const show = () => {
    const visitedPages = takeVisitedPages();
    // Two pages within a frame: the first call has seen the second page.
    if (isReported && visitedPages.length === 0) return;
    trackVisitedPages(isReported ? visitedPages.slice(1) : visitedPages);
    isReported = true;
    stopCartPage();
    if (isUntracked()) return;
    void loadTag();
    trackPageView({ href: window.location.href, title: document.title });
    trackViewedProduct();
    views.restart();
    stopCartPage = trackCartPage();
  };
  if (!wasConsentSavedBefore()) takeVisitedPages();
  show();
  // The page is in the document; its title is set in the next frame.
  const stops = [
    onNavigation(() => requestAnimationFrame(() => setTimeout(show))),
    watchClicks(),
    watchCart(),
  ];
  return () => {
    stopCartPage();
    views.stop();
    for (const stop of stops) stop();
  };
}

async function loadTag(): Promise<void> {
  if (isTagRequested) return;
  isTagRequested = true;
  const { tagManagerId } = await fetchSettings();
  if (!tagManagerId) return;
  startTag();
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`;
  document.head.append(script);
}

/** Tags set theirs for the widest domain that the browser lets them. */
function deleteTagCookies(): void {
  const labels = window.location.hostname.split(".");
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`);
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    if (!TAG_COOKIES.test(name)) continue;
    for (const domain of ["", ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

function apply(): void {
  const { analytics = false, profilation = false } = cookiePreferencesStore.get() ?? {};
  updateConsent({ analytics, profilation });
  if (analytics) {
    stopWatching ??= watch();
    return;
  }
  stopWatching?.();
  stopWatching = null;
  deleteTagCookies();
}

/** Once each. A changed order is a new one: what was reported of the one before would count twice. */
function pushPurchase(purchase: Extract<AnalyticsEvent, { event: "purchase" }>): void {
  if (!markOrderSent(Number(purchase.ecommerce.transaction_id))) return;
  const { replaced_transaction_id: replaced } = purchase;
  if (replaced && wasOrderSent(Number(replaced)))
    pushEvent({ event: "refund", ecommerce: { transaction_id: replaced } });
  pushEvent(purchase);
}

/** Loaded with the first consent to analytics; follows what the visitor chooses afterwards. */
export function startAnalytics(): void {
  denyByDefault();
  // Queued events follow the consent command, as tags process them in order.
  apply();
  setSink((event) => {
    if (!cookiePreferencesStore.get()?.analytics) return;
    if (event.event === "purchase") pushPurchase(event);
    else pushEvent(event);
  });
  cookiePreferencesStore.subscribe(apply);
}
