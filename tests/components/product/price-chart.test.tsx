import { screen, within } from "@testing-library/react";
import { PriceChart } from "@/components/product/price-chart";
import messages from "@/messages/it.json";
import deferredMessages from "@/messages/deferred/it.json";
import { makeProduct } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { PROMO } from "./product-fixtures";

afterEach(resetPage);

const context = {
  messages: { ...messages.client, ...deferredMessages },
  locale: "it",
  today: "2026-11-22",
  href: (path: string) => path,
};
const at = (day: string) => `${day}T08:00:00.000Z`;

test("three months of prices are shown as a chart and a table", () => {
  const product = makeProduct({
    priceChanges: [
      { at: at("2026-06-01"), cents: 199 },
      { at: at("2026-11-01"), cents: 149 },
    ],
  });
  renderPage(<PriceChart product={product} context={context} />);
  const section = screen.getByRole("region", { name: "Andamento del prezzo" });
  expect(within(section).getByText(/Prezzo più basso degli ultimi 30 giorni: 1,49\s€/)).toBeInTheDocument();
  expect(section.querySelector("path")?.getAttribute("d")).toMatch(/^M0 0H\d+V100H600$/);
  const rows = within(section).getAllByRole("row", { hidden: true });
  expect(rows).toHaveLength(3);
  expect(rows[2]).toHaveTextContent(/01\/11\/2026oggi1,49/);
});

test("during an offer the lowest price is the one before it, as in the price block", () => {
  const product = makeProduct({
    prices: { display: 389, list: 599, standard: 599, lowest30: 555, unit: 973, baseUnit: "kg" },
    promo: { ...PROMO, typeId: 3 },
    priceChanges: [
      { at: at("2026-06-01"), cents: 555 },
      { at: at("2026-11-18"), cents: 389 },
    ],
  });
  renderPage(<PriceChart product={product} context={context} />);
  const section = screen.getByRole("region", { name: "Andamento del prezzo" });
  expect(section).toHaveTextContent(/Prezzo più basso dei 30 giorni prima dell'offerta: 5,55.€/);
  expect(section).not.toHaveTextContent("degli ultimi 30 giorni");
});

test("a shop that keeps no prices shows nothing", () => {
  renderPage(<PriceChart product={makeProduct({ priceChanges: [] })} context={context} />);
  expect(screen.queryByRole("region", { name: "Andamento del prezzo" })).not.toBeInTheDocument();
});
