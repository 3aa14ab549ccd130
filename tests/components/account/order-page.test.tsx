import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderPage } from "@/components/account/order-page";
import { OrdersPage } from "@/components/account/orders-page";
import { makeCart } from "@/tests/fixtures/buying";
import { makeOrder } from "@/tests/fixtures/orders";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const page = (children: React.ReactNode) => renderPage(children);

beforeEach(() => signedInHint());
afterEach(leavePage);

it("lists orders twelve a page with their status in words", async () => {
  const door = stubDoor({
    "order/list": {
      data: {
        orders: [makeOrder(), makeOrder({ orderId: 2, statusId: 11 })],
        page: { number: 2, count: 3, items: 26, size: 12 },
      },
    },
  });
  page(<OrdersPage page={2} />);
  expect(await screen.findByText("Ordinato")).toBeInTheDocument();
  expect(screen.getByText("Non pagato")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Più recenti" })).toHaveAttribute("href", "/profile/orders");
  expect(screen.getByRole("link", { name: "Meno recenti" })).toHaveAttribute(
    "href",
    "/profile/orders?page=3",
  );
  expect(door.asked[0]?.params.get("page_size")).toBe("12");
});

it("says what a status means and what can still be done", async () => {
  stubDoor({ "order/view": { data: makeOrder({ statusId: 4, canBeCancelled: false }) } });
  page(<OrderPage orderId={710001} />);
  expect(await screen.findByText("In preparazione")).toBeInTheDocument();
  expect(screen.getByText("L'ordine è già stato preparato: non si può più modificare.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Annulla l'ordine" })).not.toBeInTheDocument();
});

it("cancels an order once that is confirmed, and says so", async () => {
  const door = stubDoor({ "order/view": { data: makeOrder() }, "order/delete": { data: null } });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Annulla l'ordine" }));
  const dialog = await screen.findByRole("dialog", { name: "Annullare l'ordine n. 710001?" });
  door.on("order/view", { data: makeOrder({ statusId: 10, canBeCancelled: false }) });
  await userEvent.click(within(dialog).getByRole("button", { name: "Annulla l'ordine" }));
  expect(await screen.findByText("Ordine 710001 annullato")).toBeInTheDocument();
  expect(await screen.findByText("L'ordine è annullato e non ti sarà addebitato.")).toBeInTheDocument();
});

it("puts a whole order in the cart again", async () => {
  const door = stubDoor({
    "order/view": { data: makeOrder() },
    "cart/add-all-from-order": { data: makeCart([], { version: 2 }) },
  });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Metti tutto nel carrello" }));
  await waitFor(() =>
    expect(door.calls("cart/add-all-from-order")[0]?.params.get("order_id")).toBe("710001"),
  );
  expect(await screen.findByText("I prodotti dell'ordine sono nel carrello")).toBeInTheDocument();
});
