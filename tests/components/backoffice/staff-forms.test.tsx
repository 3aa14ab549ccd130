import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DoorForm } from "@/components/backoffice/door-form";
import { StaffLoginForm } from "@/components/backoffice/staff-login-form";
import { askedUsers } from "@/components/backoffice/user-query";
import { renderPage } from "@/tests/support/buying-page";
import { stubDoor } from "@/tests/support/door-stub";

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const refused = (message: string) => ({ status: 1, errors: [{ code: "error.sso.wrong", message }] });

afterEach(() => {
  window.location.hash = "";
  sessionStorage.clear();
});

describe("the log-in of staff", () => {
  const open = () => renderPage(<StaffLoginForm target="#clienti" action={jest.fn()} />);

  it("asks for the user before it asks the shop", async () => {
    const door = stubDoor({});
    open();
    await press("Entra");
    expect(await screen.findByRole("link", { name: "Utente: campo obbligatorio" })).toHaveAttribute(
      "href",
      "#staff-user",
    );
    expect(screen.getByLabelText("Utente")).toBeInvalid();
    expect(door.asked).toEqual([]);
  });

  it("keeps the user after a refusal, and neither password nor code", async () => {
    stubDoor({ "backoffice-access/sso-login": refused("Utente, password o codice non corretti.") });
    open();
    await userEvent.type(screen.getByLabelText("Utente"), " anna ");
    await userEvent.type(screen.getByLabelText("Password"), "x");
    await userEvent.type(screen.getByLabelText("Codice temporaneo"), "123456");
    await press("Entra");
    expect(await screen.findByRole("alert")).toHaveTextContent("Utente, password o codice non corretti.");
    expect(screen.getByLabelText("Utente")).toHaveValue(" anna ");
    expect(screen.getByLabelText("Password")).toHaveValue("");
    expect(screen.getByLabelText("Codice temporaneo")).toHaveValue("");
    expect(screen.getByLabelText("Password")).toHaveFocus();
  });

  it("sends all three and goes on; what a customer typed before is forgotten", async () => {
    const door = stubDoor({ "backoffice-access/sso-login": { data: {} } });
    sessionStorage.setItem("madia.form.7.reso", "…");
    open();
    await userEvent.type(screen.getByLabelText("Utente"), " anna ");
    await userEvent.type(screen.getByLabelText("Password"), "x y");
    await userEvent.type(screen.getByLabelText("Codice temporaneo"), "123456{Enter}");
    await waitFor(() => expect(window.location.hash).toBe("#clienti"));
    expect(door.asked[0]?.body).toEqual({ backoffice_user: "anna", password: "x y", otp: "123456" });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("a button that changes whose session this is", () => {
  const button = (
    <DoorForm call="user-search/select_user" params={{ user_id: "7" }} goTo="#negozio" action={jest.fn()}>
      Agisci
    </DoorForm>
  );

  it("makes its call once and goes on to the next page", async () => {
    const door = stubDoor({ "user-search/select_user": { data: {} } });
    renderPage(button);
    await userEvent.dblClick(screen.getByRole("button", { name: "Agisci" }));
    await waitFor(() => expect(window.location.hash).toBe("#negozio"));
    expect(door.asked.map(({ params }) => params.get("user_id"))).toEqual(["7"]);
  });

  it("says why not in the shop's words, and can be pressed again", async () => {
    const door = stubDoor({ "user-search/select_user": refused("Il cliente non è stato trovato.") });
    renderPage(button);
    await press("Agisci");
    expect(await screen.findByRole("alert")).toHaveTextContent("Il cliente non è stato trovato.");
    expect(window.location.hash).toBe("");
    await press("Agisci");
    await waitFor(() => expect(door.asked).toHaveLength(2));
  });
});

describe("a search in an address", () => {
  it.each([
    [{}, { q: "", cod_int: "", sort: "lastName", page: 1 }],
    [
      { q: " anna ", cod_int: "12", sort: "-createdAt", page: "3" },
      { q: "anna", cod_int: "12", sort: "-createdAt", page: 3 },
    ],
    [
      { q: ["a", "b"], sort: "password", page: "-1", refused: "1" },
      { q: "", cod_int: "", sort: "lastName", page: 1 },
    ],
    [{ page: "1e9" }, { q: "", cod_int: "", sort: "lastName", page: 1 }],
    [{ q: "x".repeat(300) }, { q: "x".repeat(100), cod_int: "", sort: "lastName", page: 1 }],
  ])("%j is read as it can be", (given, asked) => {
    expect(askedUsers(given)).toEqual(asked);
  });
});
