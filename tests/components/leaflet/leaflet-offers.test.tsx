import { readFileSync } from "node:fs";
import { screen } from "@testing-library/react";
import { LeafletOffers } from "@/components/leaflet/leaflet-offers";
import type { Leaflet } from "@/lib/ebsn/domain/leaflet";
import { leafletSchema } from "@/lib/ebsn/schemas/leaflet";
import { toLeaflet } from "@/lib/ebsn/transforms/leaflet";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { PASTA } from "../product/product-fixtures";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("en"),
  getTranslations: () =>
    Promise.resolve((key: string, values: { page?: number } = {}) => [key, values.page].join(" ")),
}));
jest.mock("@/components/product/card-context", () => ({
  getCardContext: () =>
    Promise.resolve({ messages: {}, locale: "en", today: "2026-11-20", href: (path: string) => path }),
}));
jest.mock("@/components/product/product-card", () => ({ ProductCard: () => null }));

afterEach(resetPage);

const leaflet = toLeaflet(
  leafletSchema.parse({
    leafletId: 1,
    title: "Autunno",
    slug: "autunno",
    leafletTypeId: 2,
    validityDate: "01/11/2026",
    expireDate: "30/11/2026",
  }),
);

it("shows a page's title as its heading and the page's number as a label, on English pages too", async () => {
  stubGateway({});
  const style = document.createElement("style");
  style.textContent = readFileSync("components/leaflet/leaflet-offers.module.css", "utf8");
  document.head.append(style);
  const pages = [{ number: 3, title: "Dispensa", areas: [{ productId: PASTA.productId }] }];
  renderPage(await LeafletOffers({ leaflet: { ...leaflet, pages } as Leaflet, products: [PASTA] }), "en");
  const selectors = [...(style.sheet?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSStyleRule ? rule.selectorText : [],
  );
  const rulesOf = (text: string) => selectors.filter((selector) => screen.getByText(text).matches(selector));
  expect(screen.getByText("Dispensa")).toHaveAttribute("lang", "it");
  expect(rulesOf("Dispensa")).toEqual([]);
  expect(rulesOf("page 3")).toHaveLength(1);
  style.remove();
});

it("speaks of pages, and of other offers, only where a page names an offer", async () => {
  stubGateway({});
  const pages = [{ number: 1, title: "", areas: [] }];
  renderPage(
    await LeafletOffers({ leaflet: { ...leaflet, pages } as unknown as Leaflet, products: [PASTA] }),
    "en",
  );
  expect(screen.getByText(/^offersCount/)).toBeInTheDocument();
  expect(screen.queryByText(/^otherOffers/)).not.toBeInTheDocument();
});
