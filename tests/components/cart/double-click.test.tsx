import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn } from "@/tests/support/gateway-stub";
import { addButton, card, cartWith, stubAdd } from "./product-card";

beforeEach(() => setSignedIn());

afterEach(resetPage);

it.each(["Aumenta la quantità di Mezze maniche", "Togli Mezze maniche dal carrello"])(
  "adds one by a double click, whose second half meets %s",
  async (name) => {
    const product = makeProduct();
    const gateway = stubAdd(product);
    renderPage(card(product));
    await userEvent.click(addButton("Mezze maniche"));
    fireEvent.click(await screen.findByRole("button", { name }), { detail: 2 });
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({ items: [{ quantity: 1 }] });
    expect(screen.getByRole("textbox", { name: "Quantità di Mezze maniche" })).toHaveValue("1");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
);

it("counts both clicks of a double click on the plus sign", async () => {
  const product = makeProduct();
  stubAdd(product, { "cart/update-items": { data: cartWith(product, 3) } });
  renderPage(card(product));
  await userEvent.click(addButton("Mezze maniche"));
  await userEvent.dblClick(
    await screen.findByRole("button", { name: "Aumenta la quantità di Mezze maniche" }),
  );
  expect(screen.getByRole("textbox", { name: "Quantità di Mezze maniche" })).toHaveValue("3");
});
