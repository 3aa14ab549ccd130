import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginDialog } from "@/components/account/login-dialog";
import { PasswordNewForm } from "@/components/account/password-new-form";
import { RegistrationMailForm } from "@/components/account/registration-mail-form";
import { renderPage } from "@/tests/support/buying-page";
import { stubDoor } from "@/tests/support/door-stub";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("log-in", () => {
  it("leads to a new account and a new password, and stays logged in unless told", () => {
    stubDoor({});
    renderPage(<LoginDialog width={600} onSettle={jest.fn()} />, "en");
    expect(screen.getByRole("link", { name: "Register" })).toHaveAttribute("href", "/en/registration-user");
    expect(screen.getByRole("link", { name: "Forgotten your password?" })).toHaveAttribute(
      "href",
      "/en/reset-password-request",
    );
    expect(screen.getByRole("checkbox")).toBeChecked();
  });

  it("keeps the log-in after a refusal; who has not confirmed has the letter sent again", async () => {
    const door = stubDoor({
      "auth/login": {
        status: 1,
        errors: [{ code: "error.registration.registration_not_confirmed", message: "Manca un passo." }],
      },
      "registration/registration_resend_email": { data: { mailed: true } },
    });
    renderPage(<LoginDialog width={600} onSettle={jest.fn()} />);
    await userEvent.type(screen.getByLabelText("E-mail"), "nora@madia.test");
    await userEvent.type(screen.getByLabelText("Password"), "Pane&latte1");
    await press("Accedi");
    expect(await screen.findByRole("alert")).toHaveTextContent("Manca un passo.");
    expect(screen.getByLabelText("E-mail")).toHaveValue("nora@madia.test");
    expect(screen.getByLabelText("Password")).toHaveValue("");
    await press("Invia di nuovo la mail");
    expect(await screen.findByText("Ti abbiamo scritto di nuovo: apri la mail e conferma.")).toBeVisible();
    expect(door.calls("registration/registration_resend_email")[0]?.body).toEqual({
      e_mail: "nora@madia.test",
    });
  });

  it("offers no letter to those who got the password wrong", async () => {
    stubDoor({ "auth/login": { status: 1, errors: [{ code: "error.login.wrong", message: "No." }] } });
    renderPage(<LoginDialog width={600} onSettle={jest.fn()} />);
    await userEvent.type(screen.getByLabelText("E-mail"), "nora@madia.test");
    await userEvent.type(screen.getByLabelText("Password"), "x");
    await press("Accedi");
    expect(await screen.findByRole("alert")).toHaveTextContent("No.");
    expect(screen.queryByRole("button", { name: "Invia di nuovo la mail" })).not.toBeInTheDocument();
  });
});

describe("a letter", () => {
  const form = (
    <RegistrationMailForm
      path="registration/registration_resend_email"
      submit="Invia di nuovo"
      done="Fatto."
      action={jest.fn()}
    />
  );

  it("needs an e-mail and says when it is on its way", async () => {
    const door = stubDoor({ "registration/registration_resend_email": { data: { mailed: true } } });
    renderPage(form);
    await userEvent.type(screen.getByLabelText("E-mail"), "nora@");
    await press("Invia di nuovo");
    expect(await screen.findByRole("alert")).toHaveTextContent("Digitare una e-mail valida");
    await userEvent.type(screen.getByLabelText("E-mail"), "madia.test");
    await press("Invia di nuovo");
    expect(await screen.findByText("Fatto.")).toBeVisible();
    expect(door.asked).toHaveLength(1);
  });

  it("says when there have been too many", async () => {
    stubDoor({
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

it("a new password is asked twice and refused in words", async () => {
  const door = stubDoor({
    "registration/password_reset": { status: 1, errors: [{ code: "x", message: "Non vale più." }] },
  });
  renderPage(<PasswordNewForm email="nora@madia.test" token="abc" action={jest.fn()} />);
  await userEvent.type(screen.getByLabelText("Password"), "Nuova&lunga1");
  await userEvent.type(screen.getByLabelText("Ripeti la password"), "Nuova&lunga2");
  await press("Salva la password");
  expect(await screen.findByRole("alert")).toHaveTextContent("Le due password non sono uguali");
  await userEvent.clear(screen.getByLabelText("Ripeti la password"));
  await userEvent.type(screen.getByLabelText("Ripeti la password"), "Nuova&lunga1");
  await press("Salva la password");
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Non vale più."));
  expect(door.calls("registration/password_reset")[0]?.body).toEqual({
    e_mail: "nora@madia.test",
    reset_token: "abc",
    password: "Nuova&lunga1",
  });
});
