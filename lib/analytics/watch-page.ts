import type { AnalyticsItem } from "./events";
import { pushEvent } from "./data-layer";

const CARD = "li:has([data-price-island])";
const BANNER = "[data-banner]";

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";

function listName(card: Element): string {
  for (
    let part: Element | null = card.parentElement;
    part && part.id !== "content";
    part = part.parentElement
  ) {
    const name =
      part.getAttribute("aria-label") ?? textOf(part.querySelector(":scope > h2, :scope > * > h2"));
    if (name) return name;
  }
  return textOf(document.querySelector("h1"));
}

/** Infant formula is not reported: it must not be advertised (D.M. 82/2009). */
function promotableId(area: Element | null): string | undefined {
  const price = area?.querySelector<HTMLElement>("[data-price-island]");
  return price?.closest("[data-not-promotable]") ? undefined : price?.dataset.priceIsland;
}

function cardItem(card: Element): AnalyticsItem | null {
  const id = promotableId(card);
  const name = textOf(card.querySelector("h3"));
  if (!id || !name) return null;
  const index = [...(card.parentElement?.querySelectorAll(`:scope > ${CARD}`) ?? [])].indexOf(card);
  return { item_id: id, item_name: name, item_list_name: listName(card), index };
}

const promotion = (banner: Element) => ({
  promotion_name: banner.getAttribute("data-banner") ?? "",
  creative_slot: listName(banner),
  items: [] as [],
});

const FLUSH_DELAY_MS = 300;

/** Reports product cards and banners once per page when they come into view, cards grouped by list. */
export function watchViews(): { restart: () => void; stop: () => void } {
  let seen = new WeakSet<Element>();
  let lists = new Map<string, AnalyticsItem[]>();
  let timer = 0;

  const flush = () => {
    for (const [name, items] of lists)
      pushEvent({ event: "view_item_list", ecommerce: { item_list_name: name, items } });
    lists = new Map();
  };

  const show = (element: Element) => {
    if (seen.has(element)) return;
    seen.add(element);
    if (element.matches(BANNER)) return pushEvent({ event: "view_promotion", ecommerce: promotion(element) });
    const item = cardItem(element);
    if (!item) return;
    const name = item.item_list_name ?? "";
    lists.set(name, [...(lists.get(name) ?? []), item]);
    window.clearTimeout(timer);
    timer = window.setTimeout(flush, FLUSH_DELAY_MS);
  };

  const views = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
    },
    { threshold: 0.5 },
  );
  const observe = () => {
    for (const element of document.querySelectorAll(`main ${CARD}, main ${BANNER}`))
      if (!seen.has(element)) views.observe(element);
  };
  // Personal lists, and content loaded on scroll.
  const changes = new MutationObserver(observe);

  return {
    restart() {
      flush();
      seen = new WeakSet();
      views.disconnect();
      changes.disconnect();
      observe();
      changes.observe(document.getElementById("content") ?? document.body, {
        childList: true,
        subtree: true,
      });
    },
    stop() {
      window.clearTimeout(timer);
      views.disconnect();
      changes.disconnect();
    },
  };
}

export function watchClicks(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest("main a[href]") : null;
    const banner = link?.closest(BANNER);
    if (banner) return pushEvent({ event: "select_promotion", ecommerce: promotion(banner) });
    const card = link?.closest(CARD);
    const item = card && cardItem(card);
    if (!item) return;
    pushEvent({
      event: "select_item",
      ecommerce: { item_list_name: item.item_list_name ?? "", items: [item] },
    });
  };
  document.addEventListener("click", onClick, { capture: true });
  return () => document.removeEventListener("click", onClick, { capture: true });
}

type Description = { "@type"?: string; brand?: { name?: string }; offers?: { price?: string } };

/** The product of a product page, described as for search engines. */
export function viewedProduct(): AnalyticsItem | null {
  const article = document.querySelector("main article:has(script[type='application/ld+json'])");
  const id = promotableId(article);
  if (!article || !id) return null;
  for (const script of article.querySelectorAll("script[type='application/ld+json']")) {
    const described = JSON.parse(textOf(script)) as Description;
    if (described["@type"] !== "Product") continue;
    const price = Number(described.offers?.price);
    return {
      item_id: id,
      item_name: textOf(article.querySelector("h1")),
      ...(described.brand?.name && { item_brand: described.brand.name }),
      ...(price > 0 && { price }),
      quantity: 1,
    };
  }
  return null;
}
