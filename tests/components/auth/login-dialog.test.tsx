import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginDialog } from "@/components/auth/login-dialog";
import { ResendConfirmation } from "@/components/auth/resend-confirmation";
import { renderPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

jest.mock("@/lib/api/fetch-settings", () => ({
  fetchSettings: () => Promise.resolve({ socialProviders: [], botCheck: "none" }),
}));

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("registers the holder of a loyalty card without leaving the page", async () => {
  const gateway = stubGateway({
    "finiper/registration-with-card-load": {
      status: 1,
      errors: [{ code: "error.card.unknown", message: "Questa carta non c'è." }],
    },
    "registration-disclaimer/list": { data: [] },
    "registration/register_user": { data: { mailed: true } },
  });
  renderPage(<LoginDialog width={600} onResolve={jest.fn()} />);
  await press("Hai già la Carta Vantaggi?");
  expect(screen.getByRole("dialog", { name: "Hai già la Carta Vantaggi?" })).toBeVisible();
  await press("Registrati");
  expect(await screen.findByRole("alert")).toHaveTextContent("Cognome: Campo obbligatorio");
  await userEvent.type(screen.getByLabelText("Carta Vantaggi"), "0412 3456 78901");
  await userEvent.type(screen.getByLabelText("Cognome"), "D'Angelo");
  await press("Registrati");
  expect(await screen.findByText("Questa carta non c'è.")).toBeVisible();
  const holder = { fidelityCard: "0412345678901", lastName: "D'Angelo" };
  gateway.setResponse("finiper/registration-with-card-load", { data: holder });
  await press("Registrati");
  expect(await screen.findByLabelText("Nome")).toBeVisible();
  expect(gateway.requestsTo("finiper/registration-with-card-load")[1]?.body).toEqual(holder);
  expect(screen.getByLabelText("Carta Vantaggi (facoltativo)")).toHaveValue(holder.fidelityCard);
  expect(screen.getByLabelText("Cognome")).toHaveValue(holder.lastName);
  await press("Accedi");
  await press("Registrati");
  expect(await screen.findByLabelText("Cognome")).toHaveValue("");
});

describe("another confirmation e-mail", () => {
  const path = "registration/registration_resend_email";

  it.each([
    [
      "the rate limit",
      { http: 429, errors: [{ code: "x", message: "Troppe richieste." }] },
      "Troppe richieste.",
    ],
    [
      "a missing network",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Non riusciamo a raggiungere il negozio",
    ],
    ["anything else", { http: 500 }, "Si è verificato un errore, riprova tra qualche minuto."],
  ])("tells %s", async (_name, response, text) => {
    stubGateway({ [path]: response });
    renderPage(<ResendConfirmation email="nora@madia.test" />);
    await press("Invia di nuovo l'e-mail");
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });
});
