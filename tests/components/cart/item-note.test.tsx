import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

const line = makeItem();
const { name } = line.product;
const withNote = (note: string) => makeCart([{ ...line, info: { ...line.info, note } }], { version: 2 });

async function writeNote(note: string): Promise<void> {
  const field = await screen.findByRole("textbox", { name: `Nota per chi prepara ${name}` });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  if (note) await userEvent.type(field, note);
  await userEvent.click(screen.getByRole("button", { name: "Salva" }));
}

test("a note on a product is saved and can be changed and removed", async () => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([line]) },
    "cart/update-infos": { data: withNote("verdi") },
  });
  renderPage(<CartPage />);
  await userEvent.click(await screen.findByRole("button", { name: `Aggiungi una nota per ${name}` }));
  await writeNote(" verdi ");
  const saved = await screen.findByRole("button", { name: /Nota: verdi.*Cambia la nota/ });
  await waitFor(() => expect(saved).toHaveFocus());
  gateway.setResponse("cart/update-infos", { data: makeCart([line], { version: 3 }) });
  await userEvent.click(saved);
  await writeNote("");
  expect(await screen.findByRole("button", { name: `Aggiungi una nota per ${name}` })).toBeVisible();
  expect(gateway.requestsTo("cart/update-infos").map(({ body }) => body)).toEqual([
    { items: [{ itemId: line.itemId, infos: { note: "verdi" } }] },
    { items: [{ itemId: line.itemId, infos: { note: "" } }] },
  ]);
});

test("nothing is sent when the note is the same, or is given up", async () => {
  const gateway = stubGateway({ "cart/view": { data: withNote("verdi") } });
  renderPage(<CartPage />);
  const button = () => screen.findByRole("button", { name: /Nota: verdi/ });
  await userEvent.click(await button());
  await writeNote("verdi");
  await userEvent.click(await button());
  await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
  await waitFor(async () => expect(await button()).toHaveFocus());
  expect(gateway.requestsTo("cart/update-infos")).toEqual([]);
});

test("a shop that drops the note says so, and the text stays", async () => {
  stubGateway({
    "cart/view": { data: makeCart([line]) },
    "cart/update-infos": { data: makeCart([line], { version: 2 }) },
  });
  renderPage(<CartPage />);
  await userEvent.click(await screen.findByRole("button", { name: `Aggiungi una nota per ${name}` }));
  await writeNote("verdi");
  expect(await screen.findByText("Il negozio non prende note sui singoli prodotti.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: `Nota per chi prepara ${name}` })).toHaveValue("verdi");
});
