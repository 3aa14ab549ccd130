import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginDialog } from "@/components/auth/login-dialog";
import { LoginPanel } from "@/components/auth/login-panel";
import type { FidelityCard } from "@/lib/ebsn/domain/fidelity";
import { readOfflineCopy, storeCard } from "@/lib/offline/copy";
import { readSocialFailure } from "@/lib/rules/account/social-callback";
import { expectNoTypingAids } from "@/tests/support/expect-no-typing-aids";
import { renderPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

jest.mock("@/lib/api/fetch-settings", () => ({
  fetchSettings: () => Promise.resolve({ socialProviders: ["demo"], botCheck: "none" }),
}));

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

afterEach(() => sessionStorage.clear());

describe("login", () => {
  it("offers registration, password reset and social log-ins, and remembers the login by default", async () => {
    stubGateway({});
    renderPage(<LoginDialog width={600} onResolve={jest.fn()} />, "en");
    expect(screen.getByRole("button", { name: "Register" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Forgotten your password?" })).toHaveAttribute(
      "href",
      "/en/reset-password-request",
    );
    expect(screen.getByRole("checkbox", { name: "Keep me signed in" })).toBeChecked();
    expect(await screen.findByRole("link", { name: "Continue with the demo log-in" })).toHaveAttribute(
      "href",
      "/api/social/demo?redirect=%2F&locale=en",
    );
  });

  it("removes what the device keeps of a customer before a social log-in", async () => {
    stubGateway({});
    storeCard([{ fidelityCard: "0411234567890", main: true } as FidelityCard]);
    renderPage(<LoginDialog width={600} onResolve={jest.fn()} />, "en");
    const link = await screen.findByRole("link", { name: "Continue with the demo log-in" });
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    expect(readOfflineCopy().card).toBe("");
  });

  it.each([
    ["AJ001", "AJ001:Impossibile verificare il login"],
    ["AP200009", "AP200009:accesso annullato"],
    ["failed", "L'accesso non è riuscito: riprova, o usa e-mail e password."],
  ])("tells the failure %s of a log-in elsewhere, once", (social, text) => {
    stubGateway({});
    window.history.replaceState(null, "", `/login?social=${social}`);
    renderPage(
      <LoginPanel
        target="/"
        profileRedirect="/profile/profile-update"
        isExpired={false}
        isLoginRequired={false}
        socialProviders={["identity"]}
        socialFailure={readSocialFailure(social)}
        action={jest.fn()}
      />,
    );
    expect(screen.getByRole("alert")).toHaveTextContent(text);
    expect(window.location.search).toBe("");
    expect(screen.getByRole("link", { name: "Continua con l'account aziendale" })).toBeVisible();
  });

  it.each([
    ["/cart", "E' necessario autenticarsi per visualizzare il carrello"],
    ["/en/checkout", "E' necessario autenticarsi per visualizzare il carrello"],
    ["/profile/orders", "Per vedere questa pagina occorre accedere."],
    ["/cart/payment-error/7", "Per vedere questa pagina occorre accedere."],
  ])("says why %s asks for a log-in", (target, text) => {
    stubGateway({});
    renderPage(
      <LoginPanel
        target={target}
        profileRedirect="/profile/profile-update"
        isExpired={false}
        isLoginRequired
        socialProviders={[]}
        socialFailure={null}
        action={jest.fn()}
      />,
    );
    expect(screen.getByText(text)).toBeVisible();
  });

  it("turns nobody away who has just confirmed the address", () => {
    stubGateway({});
    renderPage(
      <LoginPanel
        target="/cart"
        profileRedirect="/profile/profile-update"
        isExpired={false}
        isLoginRequired
        isConfirmed
        socialProviders={[]}
        socialFailure={null}
        action={jest.fn()}
      />,
    );
    expect(
      screen.queryByText("E' necessario autenticarsi per visualizzare il carrello"),
    ).not.toBeInTheDocument();
  });

  it.each([
    [true, "/api/social/demo?redirect=%2Fprofile%2Forders&locale=it"],
    [false, "/api/social/demo?locale=it"],
  ])("tells the log-in elsewhere of its target only where a page required one: %s", (isLoginRequired, to) => {
    stubGateway({});
    renderPage(
      <LoginPanel
        target="/profile/orders"
        profileRedirect="/profile/profile-update"
        isExpired={false}
        isLoginRequired={isLoginRequired}
        socialProviders={["demo"]}
        socialFailure={null}
        action={jest.fn()}
      />,
    );
    expect(screen.getByRole("link", { name: /Continua con/ })).toHaveAttribute("href", to);
  });

  it("is answered in the language of its page, also without scripts", () => {
    stubGateway({});
    const panel = (
      <LoginPanel
        target="/en"
        profileRedirect="/en/profile/profile-update"
        isExpired={false}
        isLoginRequired={false}
        socialProviders={[]}
        socialFailure={null}
        action={jest.fn()}
      />
    );
    const { container } = renderPage(panel, "en");
    expect(container.querySelector('form input[name="locale"]')).toHaveValue("en");
  });

  it("lets a guest go on without an account", async () => {
    stubGateway({});
    const onResolve = jest.fn();
    renderPage(<LoginDialog width={600} onResolve={onResolve} />);
    await screen.findByRole("link", { name: /Continua con/ });
    await press("Accedi come ospite");
    expect(onResolve).toHaveBeenCalledWith(false);
  });

  it("registers without leaving the page, and then signs in with the same e-mail", async () => {
    const gateway = stubGateway({
      "registration-disclaimer/list": { data: [] },
      "registration/register_user": { data: { mailed: true } },
      "registration/registration_resend_email": { data: { mailed: true } },
    });
    renderPage(<LoginDialog width={600} onResolve={jest.fn()} />);
    await press("Registrati");
    expect(screen.getByRole("dialog", { name: "Registrati" })).toBeVisible();
    const values = {
      "E-mail": "nora@madia.test",
      Password: "Pane&latte1",
      "Ripeti la password": "Pane&latte1",
      Nome: "Nora",
      Cognome: "D'Angelo",
    };
    expect(await screen.findByLabelText("E-mail")).toBeVisible();
    for (const [label, value] of Object.entries(values))
      await userEvent.type(screen.getByLabelText(label), value);
    await press("Registrati");
    const sent = await screen.findByRole("dialog", { name: "Controlla la posta" });
    expect(sent).toHaveTextContent("Abbiamo scritto a nora@madia.test");
    expect(gateway.requestsTo("registration-disclaimer/list")[0]?.params.get("store_id")).toBe("5");
    await press("Invia di nuovo l'e-mail");
    expect(await screen.findByText("Ti abbiamo scritto di nuovo: apri l'e-mail e conferma.")).toBeVisible();
    await press("Ho confermato: accedi");
    expect(screen.getByLabelText("E-mail o nome utente")).toHaveValue("nora@madia.test");
  });

  it("goes back from the registration to the log-in, and can load it again", async () => {
    const gateway = stubGateway({ "registration-disclaimer/list": { status: 1, http: 500 } });
    renderPage(<LoginDialog width={600} onResolve={jest.fn()} />);
    await press("Registrati");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    gateway.setResponse("registration-disclaimer/list", { data: [] });
    await userEvent.click(retry);
    expect(await screen.findByLabelText("Nome")).toBeVisible();
    await press("Accedi");
    expect(screen.getByLabelText("E-mail o nome utente")).toBeVisible();
  });

  it("keeps the e-mail after an error and can resend the confirmation email", async () => {
    const gateway = stubGateway({
      "auth/login": {
        status: 1,
        errors: [{ code: "error.registration.registration_not_confirmed", message: "Manca un passo." }],
      },
      "registration/registration_resend_email": { data: { mailed: true } },
    });
    renderPage(<LoginDialog width={600} onResolve={jest.fn()} />);
    await userEvent.type(screen.getByLabelText("E-mail o nome utente"), "nora@madia.test");
    await userEvent.type(screen.getByLabelText("Password"), "Pane&latte1");
    await press("Accedi");
    expect(await screen.findByRole("dialog", { name: "Attenzione" })).toHaveTextContent("Manca un passo.");
    await press("Ho capito");
    expect(screen.getByRole("alert")).toHaveTextContent("Manca un passo.");
    expect(screen.getByLabelText("E-mail o nome utente")).toHaveValue("nora@madia.test");
    expect(screen.getByLabelText("Password")).toHaveValue("");
    await press("Invia di nuovo l'e-mail");
    expect(await screen.findByText("Ti abbiamo scritto di nuovo: apri l'e-mail e conferma.")).toBeVisible();
    expect(gateway.requestsTo("registration/registration_resend_email")[0]?.body).toEqual({
      e_mail: "nora@madia.test",
    });
  });

  it("still says that a new password is needed once the dialog is closed", async () => {
    stubGateway({
      "auth/login": {
        status: 1,
        errors: [{ code: "error.registration.need_password_reset", message: "Scegli una nuova password." }],
      },
    });
    renderPage(<LoginDialog width={600} onResolve={jest.fn()} />);
    await userEvent.type(screen.getByLabelText("E-mail o nome utente"), "nora@madia.test");
    await userEvent.type(screen.getByLabelText("Password"), "Pane&latte1");
    await press("Accedi");
    await userEvent.click(await screen.findByRole("button", { name: "Ho capito" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Scegli una nuova password.");
  });

  it("does not offer the confirmation email after a wrong password", async () => {
    stubGateway({ "auth/login": { status: 1, errors: [{ code: "error.login.wrong", message: "No." }] } });
    renderPage(<LoginDialog width={600} onResolve={jest.fn()} />);
    await userEvent.type(screen.getByLabelText("E-mail o nome utente"), "nora@madia.test");
    await userEvent.type(screen.getByLabelText("Password"), "x");
    await press("Accedi");
    expect(await screen.findByRole("alert")).toHaveTextContent("No.");
    expect(screen.queryByRole("button", { name: "Invia di nuovo l'e-mail" })).not.toBeInTheDocument();
  });

  it("shows the password on request, without spelling or keyboard corrections", async () => {
    stubGateway({});
    renderPage(<LoginDialog width={600} onResolve={jest.fn()} />);
    const password = screen.getByLabelText("Password");
    expect(password).toHaveAttribute("type", "password");
    await userEvent.click(screen.getByRole("checkbox", { name: "Mostra la password" }));
    expect(password).toHaveAttribute("type", "text");
    expectNoTypingAids(password);
  });

  it("replaces the shop's error by those of the fields", async () => {
    stubGateway({ "auth/login": { status: 1, errors: [{ code: "error.login.wrong", message: "No." }] } });
    renderPage(<LoginDialog width={600} onResolve={jest.fn()} />);
    await userEvent.type(screen.getByLabelText("E-mail o nome utente"), "nora@madia.test");
    await userEvent.type(screen.getByLabelText("Password"), "x");
    await press("Accedi");
    expect(await screen.findByText("No.")).toBeVisible();
    await press("Accedi");
    await waitFor(() => expect(screen.getByLabelText("Password")).toBeInvalid());
    expect(screen.queryByText("No.")).not.toBeInTheDocument();
  });
});
