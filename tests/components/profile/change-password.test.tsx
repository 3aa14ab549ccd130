import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { renderToString } from "react-dom/server";
import { ChangePasswordPage } from "@/components/profile/change-password-page";
import { registerAfterLogin } from "@/lib/push/device";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { expectNoTypingAids } from "@/tests/support/expect-no-typing-aids";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

jest.mock("@/lib/push/device", () => ({ registerAfterLogin: jest.fn() }));

const OLD = "Password attuale";
const NEW = "Nuova password";
const AGAIN = "Ripeti la nuova password";

beforeEach(() => setSignedIn());
afterEach(resetPage);

async function fill(values: Record<string, string>) {
  for (const [label, text] of Object.entries(values)) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole("button", { name: "Cambia password" }));
}

function setUp({ hasSecondFactor = false } = {}) {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "registration/update_password": { data: null },
    "registration/mfa_enabled": { data: hasSecondFactor },
  });
  renderPage(<ChangePasswordPage />);
  return gateway;
}

it("rejects a weak password and a mismatched repetition", async () => {
  const gateway = setUp();
  await fill({ [OLD]: "Vecchia2026!", [NEW]: "troppofacile", [AGAIN]: "altra" });
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByText(`${NEW}: ${messages.forms.error.password}`)).toBeInTheDocument();
  expect(within(summary).getAllByRole("link")).toHaveLength(2);
  expect(gateway.requestsTo("registration/update_password")).toHaveLength(0);
});

it("says that a pasted password is too long instead of cutting it", async () => {
  const gateway = setUp();
  const long = `Nuova2026!${"a".repeat(20)}`;
  for (const label of [NEW, AGAIN]) {
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste(long);
    expect(screen.getByLabelText(label)).toHaveValue(long);
  }
  await fill({ [OLD]: "Vecchia2026!" });
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByText(`${NEW}: ${messages.forms.error.password}`)).toBeInTheDocument();
  expect(gateway.requestsTo("registration/update_password")).toHaveLength(0);
});

it("sends the passwords in the body only and clears the fields", async () => {
  const gateway = setUp();
  await fill({ [OLD]: "Vecchia2026!", [NEW]: "Nuova2026!", [AGAIN]: "Nuova2026!" });
  expect(await screen.findByText(/La tua password è cambiata/)).toBeInTheDocument();
  const [call] = gateway.requestsTo("registration/update_password");
  expect(call?.body).toEqual({ old_password: "Vecchia2026!", new_password: "Nuova2026!" });
  expect([...(call?.params ?? [])]).toEqual([]);
  for (const label of [OLD, NEW, AGAIN]) expect(screen.getByLabelText(label)).toHaveValue("");
  await waitFor(() => expect(registerAfterLogin).toHaveBeenCalledTimes(1));
});

it("is disabled before hydration and would submit with POST", () => {
  const html = renderToString(
    <NextIntlClientProvider locale="it" messages={messages} timeZone="Europe/Rome">
      <ChangePasswordPage />
    </NextIntlClientProvider>,
  );
  const { body } = new DOMParser().parseFromString(html, "text/html");
  expect(body.querySelector("form")?.method).toBe("post");
  const controls = [...body.querySelectorAll("input:not([hidden]), button")];
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.filter((control) => !control.matches(":disabled"))).toEqual([]);
});

it.each([
  ["a wrong current password", "error.password.wrong", "La password attuale non è corretta.", OLD],
  ["the password that is there already", "error.password.same", "È uguale a quella attuale.", NEW],
])("shows at its field that the shop refuses %s", async (_, code, message, label) => {
  const gateway = setUp();
  gateway.setResponse("registration/update_password", { status: 1, errors: [{ code, message }] });
  await fill({ [OLD]: "Sbagliata1!", [NEW]: "Nuova2026!", [AGAIN]: "Nuova2026!" });
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByRole("link", { name: `${label}: ${message}` })).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message));
});

it("shows the passwords on request, without spelling or keyboard corrections", async () => {
  setUp();
  expect(screen.getByLabelText(NEW)).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByLabelText("Mostra le password"));
  expect(screen.getByLabelText(NEW)).toHaveAttribute("type", "text");
  for (const label of [OLD, NEW, AGAIN]) expectNoTypingAids(screen.getByLabelText(label));
});

describe("the second factor", () => {
  const SWITCH = { name: "Chiedi il codice quando accedo" };

  it("can be enabled", async () => {
    const gateway = setUp();
    gateway.setResponse("registration/update_mfa", { data: true });
    const control = await screen.findByRole("switch", SWITCH);
    expect(control).not.toBeChecked();
    await userEvent.click(control);
    expect(await screen.findByText("Verifica in due passaggi attivata")).toBeInTheDocument();
    expect(control).toBeChecked();
    expect(gateway.requestsTo("registration/update_mfa")[0]?.body).toEqual({ enabled: true });
  });

  it("shows the shop's own message instead of ours", async () => {
    const gateway = setUp();
    const infos = [{ code: "info.mfa", message: "Da ora serve anche il codice" }];
    gateway.setResponse("registration/update_mfa", { data: true, infos });
    await userEvent.click(await screen.findByRole("switch", SWITCH));
    expect(await screen.findByText("Da ora serve anche il codice")).toBeInTheDocument();
    expect(screen.queryByText("Verifica in due passaggi attivata")).not.toBeInTheDocument();
  });

  describe("where the shop asks for the password to switch it off", () => {
    const needed = {
      status: 1,
      errors: [{ code: "error.password.required", message: "Serve la tua password attuale." }],
    };
    const wrong = { status: 1, errors: [{ code: "error.password.wrong", message: "Non è corretta." }] };

    async function switchOff() {
      const gateway = setUp({ hasSecondFactor: true });
      gateway.setResponse("registration/update_mfa", ({ body }) => {
        if (!body.password) return needed;
        return body.password === "Vecchia2026!" ? { data: false } : wrong;
      });
      const control = await screen.findByRole("switch", SWITCH);
      control.focus();
      await userEvent.keyboard(" ");
      const panel = within(screen.getByRole("region", { name: "Verifica in due passaggi" }));
      return { gateway, control, panel, field: await panel.findByLabelText(OLD) };
    }

    it("takes it from a field, with its error beside it", async () => {
      const { gateway, control, panel, field } = await switchOff();
      expect(control).toBeChecked();
      expect(field).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      expect(field).toHaveAccessibleDescription(expect.stringContaining(messages.forms.error.required));
      expect(gateway.requestsTo("registration/update_mfa")).toHaveLength(1);
      await userEvent.keyboard("Sbagliata1!{Enter}");
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Non è corretta\.$/));
      await userEvent.clear(field);
      await userEvent.keyboard("Vecchia2026!{Enter}");
      expect(await screen.findByText("Verifica in due passaggi disattivata")).toBeInTheDocument();
      expect(control).not.toBeChecked();
      expect(control).toHaveFocus();
      expect(panel.queryByLabelText(OLD)).not.toBeInTheDocument();
      expect(gateway.requestsTo("registration/update_mfa").at(-1)?.body).toEqual({
        enabled: false,
        password: "Vecchia2026!",
      });
    });

    it("leaves it on when the customer changes their mind", async () => {
      const { gateway, control, panel } = await switchOff();
      await userEvent.click(panel.getByRole("button", { name: "Annulla" }));
      expect(panel.queryByLabelText(OLD)).not.toBeInTheDocument();
      expect(control).toBeChecked();
      expect(control).toHaveFocus();
      expect(gateway.requestsTo("registration/update_mfa")).toHaveLength(1);
    });
  });

  it("reverts when the API is unreachable", async () => {
    const gateway = setUp();
    gateway.setResponse("registration/update_mfa", { http: 502 });
    const control = await screen.findByRole("switch", SWITCH);
    await userEvent.click(control);
    expect(await screen.findByText(messages.errors.generic)).toBeInTheDocument();
    expect(control).not.toBeChecked();
  });
});
