import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { OffersHeader } from "@/components/category/offers-header";
import type { Product } from "@/lib/ebsn/domain/product";
import messages from "@/messages/it.json";
import { makeProduct } from "@/tests/fixtures/cart";

const render = (products: Product[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      <OffersHeader
        name=""
        category={null}
        categories={[]}
        page={1}
        path="/offerte"
        list={{
          products,
          page: { number: 1, count: 1, items: products.length, size: 24 },
          facets: [],
          correctedQueries: [],
          isOnlyNearest: false,
        }}
        chosenKinds={[]}
        leafletsPath=""
        href={(path) => path}
      />
    </NextIntlClientProvider>,
  );

test("says once that promotions are for registered users, with the way to the log-in and back", () => {
  expect(
    render([makeProduct(), makeProduct({ productId: 2 })]).match(/Promo per utenti registrati.*?<\/p>/g),
  ).toEqual([
    'Promo per utenti registrati: <a href="/login?redirect=%2Fofferte">accedi</a> per vedere gli sconti.</p>',
  ]);
});

test("says nothing of promotions where there are no offers", () => {
  expect(render([])).not.toContain("Promo per utenti registrati");
});
