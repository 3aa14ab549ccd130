import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginDialog } from "@/components/auth/login-dialog";
import { config } from "@/lib/config";
import { emit } from "@/lib/overlays/events";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/api/fetch-settings", () => ({
  fetchSettings: () => Promise.resolve({ socialProviders: [], botCheck: "none" }),
}));

afterEach(resetPage);

const LINKS: Record<string, string> = {
  "msg.cart.availability.errors": "/cart",
  "error.registration.fiscal_code.not_valid": "/profile/profile-update",
  "error.registration.need_password_reset": "/reset-password-request",
  "error.checkout.missing_billing_data": "/profile/invoice-data",
  "error.registration.registration_not_confirmed": "/registration/confirm/error",
  "error.registration.registration_not_confirmed_pwd": "/reset-password-request",
  "error.icsmallcart.error.product.not.available": "/cart",
  "info.cart.changetimeslot.recalculated": "/cart",
  "info.order.reopen": "/cart",
};

// First: closing a dialog goes back in the history.
it("has no link to the page it is shown on", async () => {
  window.history.replaceState(null, "", "/cart");
  stubGateway({});
  renderPage(null);
  act(() =>
    emit({ kind: "messages", messages: { infos: [{ code: "info.order.reopen", message: "Ecco" }] } }),
  );
  expect(within(await screen.findByRole("dialog")).queryByRole("link")).not.toBeInTheDocument();
});

it.each(config.popupCodes)("%s opens a dialog with its link", async (code) => {
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart() } });
  renderPage(null);
  const kind = code.startsWith("info.") ? "infos" : "errors";
  const message = { code, message: "Leggi bene", html: "Leggi<br /><b>bene</b>" };
  act(() => emit({ kind: "messages", messages: { [kind]: [message] } }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("bene").tagName).toBe("B");
  expect(within(dialog).getByRole("link").getAttribute("href")).toMatch(
    new RegExp(`^${LINKS[code] ?? "no link"}(?:\\?|$)`),
  );
  await userEvent.click(within(dialog).getByRole("button", { name: "Ho capito" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it("does not send a visitor who is registering to a profile", async () => {
  stubGateway({});
  renderPage(null);
  const error = { code: "error.registration.fiscal_code.not_valid", message: "Codice fiscale non valido" };
  act(() => emit({ kind: "messages", messages: { errors: [error] } }));
  expect(within(await screen.findByRole("dialog")).queryByRole("link")).not.toBeInTheDocument();
});

it("shows nothing of an info or warning that has only a code", async () => {
  stubGateway({});
  renderPage(null);
  const info = { code: "info.x", message: "" };
  const warnings = [info, { code: "warning.x", message: "Attenzione" }];
  act(() => emit({ kind: "messages", messages: { infos: [info], warnings } }));
  expect(await screen.findByText("Attenzione")).toBeInTheDocument();
  expect(screen.queryByText(/Si è verificato un errore/)).not.toBeInTheDocument();
});

it("other codes are a notification, with their formatted text", async () => {
  stubGateway({ "lang/lang-info": { data: {} } });
  renderPage(null);
  const message = { code: "info.x", message: "Uno Due", html: "Uno<br /><b>Due</b>" };
  act(() => emit({ kind: "messages", messages: { infos: [message] } }));
  const formatted = await screen.findByText("Due");
  expect(formatted.tagName).toBe("B");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

it.each([
  ["the shop's text in the page's language", { data: { "info.x": { message: "Saved" } } }, "Saved"],
  ["its own text where the shop has no other", { data: {} }, "Salvato"],
  ["its own text where the shop does not answer", { http: 502, status: 502 }, "Salvato"],
])("a message on an English page shows %s", async (_case, answer, text) => {
  const gateway = stubGateway({ "lang/lang-info": answer });
  renderPage(null, "en");
  act(() => emit({ kind: "messages", messages: { infos: [{ code: "info.x", message: "Salvato" }] } }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(gateway.requestsTo("lang/lang-info")[0]?.params.get("lang_info_name")).toBe("en");
});

it("the shop's text in the page's language is formatted, too", async () => {
  const text = { message: "One Two", html: "One<br /><b>Two</b>" };
  stubGateway({ "lang/lang-info": { data: { "info.x": text } } });
  renderPage(null, "en");
  const message = { code: "info.x", message: "Uno Due", html: "Uno<br /><b>Due</b>" };
  act(() => emit({ kind: "messages", messages: { infos: [message] } }));
  expect((await screen.findByText("Two")).tagName).toBe("B");
  expect(screen.queryByText("Due")).not.toBeInTheDocument();
});

it("a log-in that asks for a new password opens its dialog, with the link", async () => {
  stubGateway({
    "auth/login": {
      status: 1,
      errors: [{ code: "error.registration.need_password_reset", message: "Serve una nuova password." }],
    },
  });
  renderPage(<LoginDialog width={600} onResolve={jest.fn()} />);
  await userEvent.type(screen.getByLabelText("E-mail o nome utente"), "nora@madia.test");
  await userEvent.type(screen.getByLabelText("Password"), "Pane&latte1");
  await userEvent.click(screen.getByRole("button", { name: "Accedi" }));
  const link = await screen.findByRole("link", { name: "Imposta una nuova password" });
  expect(link).toHaveAttribute("href", "/reset-password-request");
});
