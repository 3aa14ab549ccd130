import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCart } from "@/components/cart/add-to-cart";
import { compactSelling } from "@/lib/cart/compact-selling";
import { makeCart, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());

afterEach(() => {
  resetPage();
  jest.useRealTimers();
});

test("names a day on which it can come, not one that its own locks forbid", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-25T09:00:00Z"), advanceTimers: true });
  const product = makeProduct({ leadTimeHours: 48, dayLock: "6,7" });
  stubGateway({ "cart/view": { data: makeCart() }, "products/101": { data: product } });
  renderPage(<AddToCart id={101} name={product.name} selling={compactSelling(product.selling)} stock={5} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole("button", { name: "Aggiungi Mezze maniche al carrello" }));
  const dialog = await screen.findByRole("dialog", { name: "Mezze maniche non arriva nella fascia scelta" });
  // Ready on Friday the 27th; Fridays and Saturdays are locked.
  expect(dialog).toHaveTextContent("disponibile da domenica 29 novembre.");
});

test("offers another slot or product for one that the chosen slot cannot bring, and adds nothing", async () => {
  const addButton = () => screen.getByRole("button", { name: "Aggiungi Mezze maniche al carrello" });
  const product = makeProduct({
    dayLock: "5",
    crumbs: [{ name: "Pasta", slug: "pasta-riso-e-farine/pasta" }],
  });
  const gateway = stubGateway({ "cart/view": { data: makeCart() }, "products/101": { data: product } });
  renderPage(<AddToCart id={101} name={product.name} selling={compactSelling(product.selling)} stock={5} />);
  await userEvent.click(addButton());
  const dialog = await screen.findByRole("dialog", { name: "Mezze maniche non arriva nella fascia scelta" });
  expect(dialog).toHaveTextContent("Non si consegna di giovedì.");
  expect(within(dialog).getByRole("link", { name: "Vedi prodotti simili" })).toHaveAttribute(
    "href",
    "/pasta-riso-e-farine/pasta",
  );
  expect(within(dialog).getByRole("button", { name: "Scegli un'altra fascia" })).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
  await waitFor(() => expect(addButton()).not.toHaveAttribute("aria-busy"));
  expect(gateway.requestsTo("cart/add")).toHaveLength(0);
});
