import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginForm } from "@/components/auth/login-form";
import { makeCart } from "@/tests/fixtures/cart";
import { renderPage } from "@/tests/support/render-page";
import { stubGateway } from "@/tests/support/gateway-stub";

const pinError = (kind: string, http = 200) => ({
  http,
  status: 1,
  errors: [{ code: `error.login.mfa_pin.${kind}`, message: `Il negozio dice: ${kind}.` }],
});

const user = { userId: 7, login: "nora@madia.test", fidelityCard: "", userTypeId: 2 };

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function toSecondStep() {
  const onDone = jest.fn();
  const gateway = stubGateway({ "auth/login": pinError("required"), "cart/view": { data: makeCart([]) } });
  renderPage(<LoginForm onDone={onDone} />);
  await userEvent.type(screen.getByLabelText("E-mail o nome utente"), "nora@madia.test");
  await userEvent.type(screen.getByLabelText("Password"), "Pane&latte1");
  await press("Accedi");
  const pin = await screen.findByLabelText("Codice di sei cifre");
  return { gateway, onDone, pin };
}

it("asks for the pin in a second step and logs in", async () => {
  const { gateway, onDone, pin } = await toSecondStep();
  expect(gateway.requestsTo("auth/login")[0]?.body).not.toHaveProperty("mfa_pin");
  expect(pin).toHaveFocus();
  expect(pin).toHaveAttribute("autocomplete", "one-time-code");
  expect(screen.getByText(/Ti abbiamo mandato per e-mail un codice/)).toBeInTheDocument();
  expect(screen.getByText("Accedi come nora@madia.test")).toBeInTheDocument();
  expect(screen.getByLabelText("Password")).not.toBeVisible();
  gateway.setResponse("auth/login", { data: { user } });
  await userEvent.type(pin, "012 345{Enter}");
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(user));
  expect(gateway.requestsTo("auth/login").at(-1)?.body).toEqual({
    login: "nora@madia.test",
    password: "Pane&latte1",
    remember_me: true,
    show_sectors: true,
    mfa_pin: "012345",
  });
});

it("rejects a pin that is not six digits", async () => {
  const { gateway, pin } = await toSecondStep();
  await userEvent.type(pin, "1234");
  await press("Accedi");
  expect(await screen.findByRole("link", { name: "Scrivi le sei cifre del codice" })).toBeVisible();
  expect(pin).toBeInvalid();
  expect(gateway.requestsTo("auth/login")).toHaveLength(1);
});

it.each([
  ["wrong", "Il codice non è giusto: riprova con le sei cifre della nostra ultima e-mail."],
  ["expired", "Questo codice non vale più: chiedine un altro."],
])("shows that a pin is %s and keeps the other fields", async (kind, text) => {
  const { gateway, pin } = await toSecondStep();
  gateway.setResponse("auth/login", pinError(kind));
  await userEvent.type(pin, "123456");
  await press("Accedi");
  expect(await screen.findByRole("alert")).toHaveTextContent(text);
  expect(pin).toHaveValue("");
  expect(pin).toHaveFocus();
  expect(screen.getByLabelText("Password")).toHaveValue("Pane&latte1");
});

it("requests a new pin without sending the typed one and shows the rate limit message", async () => {
  const { gateway, pin } = await toSecondStep();
  gateway.setResponse("auth/login", pinError("resent"));
  await userEvent.type(pin, "111111");
  await press("Mandami un altro codice");
  expect(await screen.findByText("Ti abbiamo mandato un altro codice: vale solo l'ultimo.")).toBeVisible();
  expect(gateway.requestsTo("auth/login").at(-1)?.body).toMatchObject({ resend_mfa_pin: true });
  expect(gateway.requestsTo("auth/login").at(-1)?.body).not.toHaveProperty("mfa_pin");
  gateway.setResponse("auth/login", pinError("too_many", 429));
  await press("Mandami un altro codice");
  expect(await screen.findByRole("alert")).toHaveTextContent("Il negozio dice: too_many.");
});

it("asks for one new pin at a time", async () => {
  const { gateway } = await toSecondStep();
  const answers: (() => void)[] = [];
  gateway.setResponse(
    "auth/login",
    () => new Promise((resolve) => answers.push(() => resolve(pinError("resent")))),
  );
  await press("Mandami un altro codice");
  await press("Mandami un altro codice");
  await press("Accedi");
  for (const answer of answers) answer();
  expect(await screen.findByText("Ti abbiamo mandato un altro codice: vale solo l'ultimo.")).toBeVisible();
  expect(gateway.requestsTo("auth/login")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Mandami un altro codice" })).not.toHaveAttribute("aria-busy");
});

it("is done where the shop signs in without asking for the new pin", async () => {
  const { gateway, onDone } = await toSecondStep();
  gateway.setResponse("auth/login", { data: { user } });
  await press("Mandami un altro codice");
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(user));
});

it("keeps the input after a network error and can return to the first step", async () => {
  const { gateway, pin } = await toSecondStep();
  gateway.setResponse("auth/login", { http: 502 });
  await userEvent.type(pin, "123456");
  await press("Accedi");
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(pin).toHaveValue("123456");
  await press("Usa un'altra e-mail o password");
  expect(screen.queryByLabelText("Codice di sei cifre")).not.toBeInTheDocument();
  expect(screen.getByLabelText("E-mail o nome utente")).toHaveValue("nora@madia.test");
  await waitFor(() => expect(screen.getByLabelText("Password")).toHaveFocus());
  expect(screen.getByLabelText("Password")).toHaveValue("");
});

it("shows the password beside the pin without JavaScript", () => {
  stubGateway({});
  const error = { login: "nora@madia.test", code: "error.login.mfa_pin.wrong", message: "No." };
  renderPage(<LoginForm error={error} onDone={jest.fn()} />);
  expect(screen.getByLabelText("E-mail o nome utente")).toHaveValue("nora@madia.test");
  expect(screen.getByLabelText("Password")).toBeVisible();
  expect(screen.getByLabelText("Codice di sei cifre")).toHaveAttribute("name", "pin");
  expect(screen.getByRole("button", { name: "Mandami un altro codice" })).toHaveAttribute(
    "name",
    "resend_mfa_pin",
  );
});

it.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a shop that is down", { http: 503, status: 503 }],
] as const)("keeps the password at the first step after %s", async (_what, reply) => {
  const gateway = stubGateway({ "auth/login": reply, "cart/view": { data: makeCart([]) } });
  renderPage(<LoginForm onDone={jest.fn()} />);
  await userEvent.type(screen.getByLabelText("E-mail o nome utente"), "nora@madia.test");
  await userEvent.type(screen.getByLabelText("Password"), "Pane&latte1");
  await press("Accedi");
  expect(await screen.findByRole("alert")).toBeInTheDocument();
  expect(screen.getByLabelText("Password")).toHaveValue("Pane&latte1");
  gateway.setResponse("auth/login", {
    status: 1,
    errors: [{ code: "error.login.failed", message: "Le credenziali non sono valide" }],
  });
  await press("Accedi");
  await waitFor(() => expect(screen.getByLabelText("Password")).toHaveValue(""));
});
