import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AssociateCardForm } from "@/components/profile/associate-card-form";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

const press = () => userEvent.click(screen.getByRole("button", { name: "Associa la carta" }));

it("associates a card by number and surname, and says what is wrong beside the number", async () => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "finiper/associate_card": {
      status: 1,
      errors: [
        {
          code: "error.registration.fidelity_card.not_valid",
          message: "Numero di carta fedeltà non valido",
        },
      ],
    },
  });
  renderPage(<AssociateCardForm lastName="Moretti" />);
  const number = screen.getByRole("textbox", { name: /Carta Vantaggi/ });
  await userEvent.type(number, "12 AB");
  await press();
  expect(number).toHaveAccessibleDescription("Deve contenere solo cifre");
  expect(gateway.requestsTo("finiper/associate_card")).toHaveLength(0);
  await userEvent.clear(number);
  await userEvent.type(number, "0471 9100 71846");
  await press();
  expect(await screen.findByText("Numero di carta fedeltà non valido")).toBeVisible();
  expect(number).toBeInvalid();
  expect(gateway.requestsTo("finiper/associate_card")[0]?.body).toEqual({
    fidelityCard: "0471910071846",
    lastName: "Moretti",
  });
  gateway.setResponse("finiper/associate_card", {
    data: [{ fidelityCard: "0471910071846", main: true, points: 0 }],
  });
  await press();
  expect(await screen.findByText("La carta è sul tuo account")).toHaveFocus();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});
