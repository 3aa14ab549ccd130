import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SessionActionForm } from "@/components/backoffice/session-action-form";
import { StaffLoginForm } from "@/components/backoffice/staff-login-form";
import { parseUserQuery } from "@/components/backoffice/user-query";
import { renderPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const errorReply = (message: string) => ({ status: 1, errors: [{ code: "error.sso.wrong", message }] });

afterEach(() => {
  window.location.hash = "";
  sessionStorage.clear();
});

describe("staff login", () => {
  const open = () => renderPage(<StaffLoginForm target="#clienti" action={jest.fn()} />);

  it("validates the user before sending", async () => {
    const gateway = stubGateway({});
    open();
    await press("Entra");
    expect(await screen.findByRole("link", { name: "Utente: Campo obbligatorio" })).toHaveAttribute(
      "href",
      "#staff-user",
    );
    expect(screen.getByLabelText("Utente")).toBeInvalid();
    expect(gateway.requests).toEqual([]);
  });

  it("keeps only the user after an error", async () => {
    stubGateway({ "backoffice-access/sso-login": errorReply("Utente, password o codice non corretti.") });
    open();
    await userEvent.type(screen.getByLabelText("Utente"), " anna ");
    await userEvent.type(screen.getByLabelText("Password"), "x");
    await userEvent.type(screen.getByLabelText("Codice temporaneo"), "123456");
    await press("Entra");
    expect(await screen.findByRole("alert")).toHaveTextContent("Utente, password o codice non corretti.");
    expect(screen.getByLabelText("Utente")).toHaveValue(" anna ");
    expect(screen.getByLabelText("Password")).toHaveValue("");
    expect(screen.getByLabelText("Codice temporaneo")).toHaveValue("");
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("sends the credentials, redirects and clears stored form input", async () => {
    const gateway = stubGateway({ "backoffice-access/sso-login": { data: {} } });
    sessionStorage.setItem("madia.form.7.reso", "…");
    open();
    await userEvent.type(screen.getByLabelText("Utente"), " anna ");
    await userEvent.type(screen.getByLabelText("Password"), "x y");
    await userEvent.type(screen.getByLabelText("Codice temporaneo"), "123456{Enter}");
    await waitFor(() => expect(window.location.hash).toBe("#clienti"));
    expect(gateway.requests[0]?.body).toEqual({ backoffice_user: "anna", password: "x y", otp: "123456" });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("session action form", () => {
  const button = (
    <SessionActionForm
      path="user-search/select_user"
      params={{ user_id: "7" }}
      redirectTo="#negozio"
      action={jest.fn()}
    >
      Agisci
    </SessionActionForm>
  );

  it("calls the API once and redirects", async () => {
    const gateway = stubGateway({ "user-search/select_user": { data: {} } });
    renderPage(button);
    await userEvent.dblClick(screen.getByRole("button", { name: "Agisci" }));
    await waitFor(() => expect(window.location.hash).toBe("#negozio"));
    await press("Agisci");
    expect(gateway.requests.map(({ params }) => params.get("user_id"))).toEqual(["7"]);
  });

  it("shows the API error and can be submitted again", async () => {
    const gateway = stubGateway({ "user-search/select_user": errorReply("Il cliente non è stato trovato.") });
    renderPage(button);
    await press("Agisci");
    expect(await screen.findByRole("alert")).toHaveTextContent("Il cliente non è stato trovato.");
    expect(window.location.hash).toBe("");
    await press("Agisci");
    await waitFor(() => expect(gateway.requests).toHaveLength(2));
  });
});

describe("staff log-out", () => {
  const open = () =>
    renderPage(
      <SessionActionForm path="sso-auth/logout" redirectTo="#accesso" action={jest.fn()}>
        Esci
      </SessionActionForm>,
    );

  it("ends the session at the identity provider too, and goes where that says", async () => {
    stubGateway({ "sso-auth/logout": { data: "#identity" } });
    open();
    await press("Esci");
    await waitFor(() => expect(window.location.hash).toBe("#identity"));
  });

  it("leaves although the shop rejects it: the gateway has ended the session", async () => {
    stubGateway({ "sso-auth/logout": errorReply("Riprova più tardi.") });
    open();
    await press("Esci");
    await waitFor(() => expect(window.location.hash).toBe("#accesso"));
  });

  it("leaves the customer's session too although the shop rejects it", async () => {
    stubGateway({ "auth/logout": errorReply("Riprova più tardi.") });
    renderPage(
      <SessionActionForm path="auth/logout" redirectTo="#clienti" action={jest.fn()}>
        Torna ai clienti
      </SessionActionForm>,
    );
    await press("Torna ai clienti");
    await waitFor(() => expect(window.location.hash).toBe("#clienti"));
  });
});

describe("user query", () => {
  it.each([
    [{}, { q: "", cod_int: "", sort: "lastName", page: 1 }],
    [
      { q: " anna ", cod_int: "12", sort: "-createdAt", page: "3" },
      { q: "anna", cod_int: "12", sort: "-createdAt", page: 3 },
    ],
    [
      { q: ["a", "b"], sort: "password", page: "-1", failed: "1" },
      { q: "", cod_int: "", sort: "lastName", page: 1 },
    ],
    [{ page: "1e9" }, { q: "", cod_int: "", sort: "lastName", page: 1 }],
    [{ q: "x".repeat(300) }, { q: "x".repeat(100), cod_int: "", sort: "lastName", page: 1 }],
  ])("parses %j", (searchParams, query) => {
    expect(parseUserQuery(searchParams)).toEqual(query);
  });
});
