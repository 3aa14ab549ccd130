import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FidelityPage } from "@/components/loyalty/fidelity-page";
import { makeCart } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const FIRST = "0471100245187";
const SECOND = "0471100600313";

const card = (fidelityCard: string, main = true) => ({ fidelityCard, main, points: main ? 1840 : null });

function setUp(cards = [card(FIRST)]) {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "registration-card/view-cards": { data: cards },
    "registration-card/check-card": { data: true },
  });
  renderPage(<FidelityPage />);
  return gateway;
}

async function fillCard(number: string, birthDate: string) {
  await userEvent.type(await screen.findByLabelText("Numero della carta"), number);
  await userEvent.type(screen.getByLabelText("Data di nascita"), birthDate);
  await userEvent.click(screen.getByRole("button", { name: "Aggiungi la carta" }));
}

beforeEach(() => {
  setSignedIn();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(resetPage);

it("shows a card with barcode, number and points", async () => {
  setUp([card("5901234123457")]);
  const image = await screen.findByRole("img", { name: "Codice a barre della carta 5 9012 3412 3457" });
  expect(image.querySelectorAll("rect")).toHaveLength(31);
  expect(screen.getByText("5 9012 3412 3457")).toBeInTheDocument();
  expect(screen.getByText(/1.?840 punti/)).toBeInTheDocument();
});

it("says which points expire next, beside the rules", async () => {
  setUp([{ ...card(FIRST), expiringPoints: 613, expiringDate: "31/12/2026" } as ReturnType<typeof card>]);
  expect(await screen.findByText(/613 punti scadono il 31\/12\/2026/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Regolamento della Carta" })).toHaveAttribute(
    "href",
    "/page/carta-madia",
  );
});

it("shows only the number when it is no EAN-13", async () => {
  setUp([card("12345")]);
  expect(await screen.findByText("1 2345")).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

it("validates the number before sending and marks the field when the API does not know it", async () => {
  const gateway = setUp([]);
  await fillCard("12345", "12/04/1986");
  expect(screen.getByLabelText("Numero della carta")).toHaveAccessibleDescription(/carta fedeltà non valido/);
  expect(gateway.requestsTo("registration-card/check-card")).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText("Numero della carta"));
  await userEvent.clear(screen.getByLabelText("Data di nascita"));
  gateway.setResponse("registration-card/check-card", { data: false });
  await fillCard("0471 1006 0031 3", "12/04/1986");
  await waitFor(() =>
    expect(gateway.requestsTo("registration-card/check-card")[0]?.body).toEqual({
      fidelity_card: SECOND,
      birth_date: "12/04/1986",
    }),
  );
  expect(await screen.findByText("Numero di carta fedeltà non valido")).toBeInTheDocument();
});

it("adds a card and resets the form", async () => {
  const gateway = setUp();
  gateway.setResponse("registration-card/add-card", { data: [card(FIRST), card(SECOND, false)] });
  await fillCard(SECOND, "12/04/1986");
  expect(await screen.findByText("Carta aggiunta al tuo account")).toBeInTheDocument();
  const cards = within(screen.getByRole("list", { name: "Le tue carte" }));
  expect(cards.getAllByRole("listitem")).toHaveLength(2);
  expect(cards.getByText(/seconda carta/)).toBeInTheDocument();
  expect(screen.getByLabelText("Numero della carta")).toHaveValue("");
});

it("removes the only card after a confirmation", async () => {
  const gateway = setUp();
  gateway.setResponse("registration-card/remove-card", { data: [] });
  await userEvent.click(await screen.findByRole("button", { name: /^Togli la carta/ }));
  const dialog = await screen.findByRole("dialog", { name: "Togliere la carta?" });
  expect(within(dialog).getByText(/È la tua unica carta/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("button", { name: "Togli" }));
  expect(await screen.findByText("Non hai ancora una carta sul tuo account")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(gateway.requestsTo("registration-card/remove-card")[0]?.body).toEqual({ fidelity_card: FIRST });
});
