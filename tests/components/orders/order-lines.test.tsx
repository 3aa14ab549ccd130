import { screen } from "@testing-library/react";
import { OrderCard } from "@/components/orders/order-card";
import { OrderLines } from "@/components/orders/order-lines";
import { homeDelivery, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

const BADGES =
  /^(Pronto|Pronto al ritiro|In magazzino|Consegnato|Consegnato in parte|Ritirato|Ritirato in parte|In consegna|In viaggio|Vicino a te)$/;

it.each([
  ["a locker", 4, 6, 1, ["Pronto al ritiro"]],
  ["a pick-up", 1, 6, 1, ["Pronto al ritiro"]],
  ["home", 2, 6, 1, ["Pronto"]],
  ["a pick-up", 5, 8, 3, ["Ritirato"]],
  ["a locker", 4, 9, 3, ["Ritirato in parte"]],
  ["home", 2, 8, 3, ["Consegnato"]],
  ["home", 2, 9, 3, ["Consegnato in parte"]],
  ["home", 2, 7, 2, ["In consegna"]],
  ["home", 2, 7, 5, ["In consegna", "Vicino a te"]],
])(
  "names the status of an order to %s (service %i, %i, %i) once",
  (_, deliveryServiceId, statusId, deliveryStatusId, badges) => {
    const order = makeOrder({ statusId, deliveryStatusId, service: { ...homeDelivery, deliveryServiceId } });
    renderPage(<OrderCard order={order} />);
    expect(screen.getAllByText(BADGES).map(({ textContent }) => textContent)).toEqual(badges);
  },
);

it("counts the products of an order without its bag, as the list of orders does", () => {
  const [line] = makeOrder().items;
  const bag = { ...line!, orderItemId: 2, product: makeProduct({ productId: 900, isPackaging: true }) };
  renderPage(<OrderLines items={[line!, bag]} isToBePicked />);
  expect(screen.getByRole("heading", { name: "1 prodotto" })).toBeInTheDocument();
});

it("shows the note on a product", () => {
  const [line] = makeOrder().items;
  const noted = { ...line!, info: { ...line!.info, note: "ancora verdi" } };
  renderPage(<OrderLines items={[noted]} isToBePicked />);
  expect(screen.getByText("Nota: ancora verdi")).toBeVisible();
});

it.each([true, false])("says what is still open only while it is to be picked: %s", (isToBePicked) => {
  const [line] = makeOrder().items;
  const weighed = {
    ...line!,
    variableWeight: true,
    picked: null,
    substitution: { kind: "similar" as const },
  };
  renderPage(<OrderLines items={[weighed]} isToBePicked={isToBePicked} />);
  expect(screen.queryAllByText("stimato")).toHaveLength(isToBePicked ? 1 : 0);
  expect(screen.queryAllByText(/^Se manca/)).toHaveLength(isToBePicked ? 1 : 0);
});

describe("after picking", () => {
  const [ordered] = makeOrder().items;
  const substitute = makeProduct({ productId: 2, name: "Riso" });
  const replacedBy = { quantity: 1, cents: 100, substitute };
  const lines = {
    ordered: ordered!,
    replaced: { ...ordered!, orderItemId: 2, picked: { ...replacedBy, canRefuse: true as const } },
    refused: { ...ordered!, orderItemId: 3, picked: { ...replacedBy, isRefused: true as const } },
    bag: { ...ordered!, orderItemId: 4, product: makeProduct({ productId: 900, isPackaging: true }) },
  };
  const showTitles = (...names: (keyof typeof lines)[]) => {
    const items = names.map((name) => lines[name]);
    renderPage(<OrderLines items={items} isToBePicked={false} onRefuse={() => Promise.resolve()} />);
    return screen.getAllByRole("heading").map(({ textContent }) => textContent);
  };

  it("shows substitutes first, as they are refused on delivery", () => {
    expect(showTitles("ordered", "replaced", "refused", "bag")).toEqual([
      "2 prodotti sostituiti",
      "1 prodotto",
    ]);
    const [first] = screen.getAllByRole("listitem");
    expect(first).toContainElement(screen.getByRole("button", { name: /^Rifiuto il sostituto ?: Riso/ }));
  });

  it("does not count bags as products where every product was replaced", () => {
    expect(showTitles("replaced", "bag")).toEqual(["Un prodotto sostituito", "Buste"]);
  });
});
