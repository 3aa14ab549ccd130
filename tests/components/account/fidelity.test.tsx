import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FidelityPage } from "@/components/account/fidelity-page";
import { makeCart } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const FIRST = "0471100245187";
const SECOND = "0471100600313";

const card = (fidelityCard: string, main = true) => ({ fidelityCard, main, points: main ? 1840 : null });

function setUp(cards = [card(FIRST)]) {
  const door = stubDoor({
    "cart/view": { data: makeCart([]) },
    "registration-card/view-cards": { data: cards },
    "registration-card/check-card": { data: true },
  });
  renderPage(<FidelityPage />);
  return door;
}

async function type(number: string, birthDate: string) {
  await userEvent.type(await screen.findByLabelText("Numero della carta"), number);
  await userEvent.type(screen.getByLabelText("Data di nascita"), birthDate);
  await userEvent.click(screen.getByRole("button", { name: "Aggiungi la carta" }));
}

beforeEach(() => {
  signedInHint();
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(leavePage);

it("shows a card with its bars, its number and its points", async () => {
  setUp([card("5901234123457")]);
  const image = await screen.findByRole("img", { name: "Codice a barre della carta 5 9012 3412 3457" });
  expect(image.querySelectorAll("rect")).toHaveLength(31);
  expect(screen.getByText("5 9012 3412 3457")).toBeInTheDocument();
  expect(screen.getByText(/1.?840 punti/)).toBeInTheDocument();
});

it("shows the number of a card whose number has no bars", async () => {
  setUp([card("12345")]);
  expect(await screen.findByText("1 2345")).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

it("checks a number before it is sent, and says which field is wrong when the shop does not know it", async () => {
  const door = setUp([]);
  await type("12345", "12/04/1986");
  expect(screen.getByLabelText("Numero della carta")).toHaveAccessibleDescription(/carta fedeltà non valido/);
  expect(door.calls("registration-card/check-card")).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText("Numero della carta"));
  await userEvent.clear(screen.getByLabelText("Data di nascita"));
  door.on("registration-card/check-card", { data: false });
  await type("0471 1006 0031 3", "12/04/1986");
  await waitFor(() =>
    expect(door.calls("registration-card/check-card")[0]?.body).toEqual({
      fidelity_card: SECOND,
      birth_date: "12/04/1986",
    }),
  );
  expect(await screen.findByText("Numero di carta fedeltà non valido")).toBeInTheDocument();
});

it("adds a card and empties the form", async () => {
  const door = setUp();
  door.on("registration-card/add-card", { data: [card(FIRST), card(SECOND, false)] });
  await type(SECOND, "12/04/1986");
  expect(await screen.findByText("Carta aggiunta al tuo account")).toBeInTheDocument();
  const cards = within(screen.getByRole("list", { name: "Le tue carte" }));
  expect(cards.getAllByRole("listitem")).toHaveLength(2);
  expect(cards.getByText(/seconda carta/)).toBeInTheDocument();
  expect(screen.getByLabelText("Numero della carta")).toHaveValue("");
});

it("takes the only card off after saying what that means", async () => {
  const door = setUp();
  door.on("registration-card/remove-card", { data: [] });
  await userEvent.click(await screen.findByRole("button", { name: /^Togli la carta/ }));
  const dialog = await screen.findByRole("dialog", { name: "Togliere la carta?" });
  expect(within(dialog).getByText(/È la tua unica carta/)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("button", { name: "Togli" }));
  expect(await screen.findByText("Non hai ancora una carta sul tuo account")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(door.calls("registration-card/remove-card")[0]?.body).toEqual({ fidelity_card: FIRST });
});
