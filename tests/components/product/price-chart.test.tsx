import { screen, within } from "@testing-library/react";
import { PriceChart } from "@/components/product/price-chart";
import messages from "@/messages/it.json";
import deferredMessages from "@/messages/deferred/it.json";
import { makeProduct } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";

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

test("a shop that keeps no prices shows nothing", () => {
  renderPage(<PriceChart product={makeProduct({ priceChanges: [] })} context={context} />);
  expect(screen.queryByRole("region", { name: "Andamento del prezzo" })).not.toBeInTheDocument();
});
