import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EmailRequestForm } from "@/components/auth/email-request-form";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { expectNoTypingAids } from "@/tests/support/expect-no-typing-aids";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage } from "@/tests/support/render-page";

jest.mock("@/lib/api/fetch-settings", () => ({
  fetchSettings: () => Promise.resolve({ botCheck: "none" }),
}));

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("email request form", () => {
  const form = (
    <EmailRequestForm
      path="registration/registration_resend_email"
      submitLabel="Invia di nuovo"
      doneMessage="Fatto."
      action={jest.fn()}
    />
  );

  it("validates the e-mail and confirms sending", async () => {
    const gateway = stubGateway({ "registration/registration_resend_email": { data: { mailed: true } } });
    renderPage(form);
    await userEvent.type(screen.getByLabelText("E-mail"), "nora@");
    await press("Invia di nuovo");
    expect(await screen.findByRole("alert")).toHaveTextContent("Digitare una e-mail valida");
    await userEvent.type(screen.getByLabelText("E-mail"), "madia.test");
    await press("Invia di nuovo");
    expect(await screen.findByText("Fatto.")).toBeVisible();
    expect(gateway.requests).toHaveLength(1);
  });

  it("shows the rate limit error", async () => {
    stubGateway({
      "registration/registration_resend_email": {
        http: 429,
        errors: [{ code: "error.registration.too_many", message: "Troppe richieste." }],
      },
    });
    renderPage(form);
    await userEvent.type(screen.getByLabelText("E-mail"), "nora@madia.test");
    await press("Invia di nuovo");
    expect(await screen.findByRole("alert")).toHaveTextContent("Troppe richieste.");
  });
});

it("validates the repeated new password and shows the API error with a way to another link", async () => {
  const gateway = stubGateway({
    "registration/password_reset": { status: 1, errors: [{ code: "x", message: "Non vale più." }] },
  });
  renderPage(<NewPasswordForm email="nora@madia.test" token="abc" action={jest.fn()} />);
  await userEvent.type(screen.getByLabelText("Password"), "Nuova&lunga1");
  await userEvent.type(screen.getByLabelText("Ripeti la password"), "Nuova&lunga2");
  await press("Salva la password");
  expect(await screen.findByRole("alert")).toHaveTextContent("Le due password non sono uguali");
  await userEvent.clear(screen.getByLabelText("Ripeti la password"));
  await userEvent.type(screen.getByLabelText("Ripeti la password"), "Nuova&lunga1");
  await press("Salva la password");
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Non vale più."));
  expect(screen.getByRole("link", { name: "Chiedi un altro link" })).toHaveAttribute(
    "href",
    "/reset-password-request",
  );
  expect(gateway.requestsTo("registration/password_reset")[0]?.body).toEqual({
    e_mail: "nora@madia.test",
    reset_token: "abc",
    password: "Nuova&lunga1",
  });
});

it("shows the new passwords without spelling or keyboard corrections", async () => {
  renderPage(<NewPasswordForm email="nora@madia.test" token="abc" action={jest.fn()} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Mostra le password" }));
  for (const label of ["Password", "Ripeti la password"]) expectNoTypingAids(screen.getByLabelText(label));
});
