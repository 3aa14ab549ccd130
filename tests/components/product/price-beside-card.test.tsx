import { screen } from "@testing-library/react";
import { Replacements } from "@/components/cart/replacements";
import { SubstitutionDialog } from "@/components/cart/substitution-dialog";
import { RecipeSwap } from "@/components/content/recipe-swap";
import { toShoppingProduct } from "@/components/content/shopping-item";
import { ProductRow } from "@/components/lists/product-row";
import { SuggestionRow } from "@/components/search/suggestion-row";
import { makeCourgettes, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { clientMessages, renderWithProviders } from "../render-with-providers";
import { PROMO } from "./product-fixtures";

const promo = { ...PROMO, typeId: 1, header: "SOLO CON CARTA VANTAGGI", expireDate: "" };
const iceCream = makeProduct({ productId: 901, name: "Gelato alla fragola", promo });
const clementines = makeCourgettes({ productId: 902, name: "Clementine di Calabria" });
const original = makeProduct({ productId: 900, name: "Gelato al limone" });

const text = () => document.body.textContent?.replaceAll("\u00a0", " ") ?? "";
const CARD_PRICE = /1,49 €.*2,98 €\/kg.*Solo con Carta Vantaggi/;
const PER_KG = /\d €\/kg/;

beforeEach(() => {
  setSignedIn();
  stubGateway({ products: { data: { products: [iceCream, clementines] } } });
});
afterEach(resetPage);

const suggestion = (product: typeof iceCream) => (
  <SuggestionRow
    suggestion={{ kind: "product", id: "1", text: product.name, href: "/", product }}
    messages={clientMessages}
  />
);
const row = (product: typeof iceCream) => <ProductRow product={product} amount="" inactive={false} />;

test.each([
  ["a suggestion", suggestion],
  ["a row of a list", row],
])("%s says what the price depends on, and per kilogram of loose goods", (_name, render) => {
  const { unmount } = renderWithProviders(render(iceCream));
  for (const part of ["1,49 €", "2,98 €/kg", "Solo con Carta Vantaggi"]) expect(text()).toContain(part);
  unmount();
  renderWithProviders(render(clementines));
  expect(text()).toMatch(PER_KG);
});

test("so do alternatives to a sold-out product", async () => {
  renderPage(<Replacements product={original} onSelect={async () => undefined} />);
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent?.replaceAll("\u00a0", " ")).toMatch(/Solo con Carta Vantaggi.*1,49 €/);
  expect(second?.textContent?.replaceAll("\u00a0", " ")).toMatch(PER_KG);
});

test("so do substitutes to choose from", async () => {
  const item = makeItem({ product: original, substitution: { kind: "similar" } });
  const { unmount } = renderPage(<SubstitutionDialog item={item} onResolve={() => undefined} />);
  expect(
    await screen.findByRole("radio", { name: /Gelato alla fragola.*2,98.*Solo con Carta Vantaggi/ }),
  ).toBeVisible();
  unmount();
  const loose = makeItem({ product: makeCourgettes({ productId: 903 }), substitution: { kind: "similar" } });
  renderPage(<SubstitutionDialog item={loose} onResolve={() => undefined} />);
  expect(await screen.findByRole("radio", { name: /Clementine di Calabria.*\/kg/ })).toBeVisible();
});

test("so do products to swap in a recipe, whose price per portion is what everybody pays", async () => {
  const regular = { ...iceCream, prices: { ...iceCream.prices, list: 186, standard: 186 } };
  const product = toShoppingProduct(regular, 1, "/");
  expect(product.price).toBe(186);
  renderPage(
    <RecipeSwap product={{ ...product, id: 900 }} messages={{} as never} onChoose={() => undefined} />,
  );
  await screen.findByRole("button", { name: /Gelato alla fragola/ });
  expect(text()).toMatch(CARD_PRICE);
});
