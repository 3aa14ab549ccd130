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
