import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddToCart } from "@/components/cart/add-to-cart";
import { rememberOptions, rememberedOptions } from "@/lib/cart/remembered-options";
import { clearLoggedOut } from "@/lib/session/clear-customer";
import { makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn } from "@/tests/support/gateway-stub";
import { addButton, stubAdd } from "./product-card";

beforeEach(() => setSignedIn());

afterEach(resetPage);

const option = (parameterName: string, name: string) => ({
  name,
  parameterName,
  selected: "",
  options: [
    { key: "1", value: `${name} uno` },
    { key: "2", value: `${name} due` },
  ],
});

it("asks only for the options that were not chosen beforehand", async () => {
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

it("has what was chosen the last time ready, unless the shop no longer offers it", async () => {
  rememberOptions(101, { size: "2", bone: "9" });
  stubAdd(makeProduct({ selectOptions: [option("size", "Taglio"), option("bone", "Osso")] }));
  renderPage(<AddToCart id={101} name="Mezze maniche" selling={{}} stock={5} />);
  await userEvent.click(addButton("Mezze maniche"));
  expect(await screen.findByRole("radio", { name: "Taglio due" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "Osso uno" })).not.toBeChecked();
  expect(screen.getByRole("radio", { name: "Osso due" })).not.toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Osso uno" }));
  await userEvent.click(screen.getByRole("button", { name: "Aggiungi al carrello" }));
  await waitFor(() => expect(rememberedOptions(101, [option("bone", "Osso")])).toEqual({ bone: "1" }));
});

it("forgets the choices with the customer", () => {
  rememberOptions(101, { size: "2" });
  clearLoggedOut();
  expect(rememberedOptions(101, [option("size", "Taglio")])).toEqual({});
});

it("keeps the choices of the last hundred products", () => {
  for (let id = 1; id <= 101; id++) rememberOptions(id, { size: "1" });
  const offered = [option("size", "Taglio")];
  expect(rememberedOptions(1, offered)).toEqual({});
  expect(rememberedOptions(2, offered)).toEqual({ size: "1" });
});
