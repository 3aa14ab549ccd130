import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCart } from "@/components/cart/add-to-cart";
import { makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn } from "@/tests/support/gateway-stub";
import { addButton, stubAdd } from "./product-card";

beforeEach(() => setSignedIn());

afterEach(resetPage);

it("asks only for the options that were not chosen beforehand", async () => {
  const option = (parameterName: string, name: string) => ({
    name,
    parameterName,
    selected: "",
    options: [
      { key: "1", value: `${name} uno` },
      { key: "2", value: `${name} due` },
    ],
  });
  const product = makeProduct({ selectOptions: [option("size", "Taglio"), option("bone", "Osso")] });
  const gateway = stubAdd(product);
  renderPage(<AddToCart id={101} name="Mezze maniche" selling={{}} stock={5} options={{ size: "2" }} />);
  await userEvent.click(addButton("Mezze maniche"));
  expect(await screen.findByRole("radio", { name: "Taglio due" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Osso uno" }));
  await userEvent.click(screen.getByRole("button", { name: "Aggiungi al carrello" }));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
    items: [{ infos: { size: "2", bone: "1" } }],
  });
});
