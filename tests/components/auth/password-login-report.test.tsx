import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginDialog } from "@/components/auth/login-dialog";
import { LoginPanel } from "@/components/auth/login-panel";
import { setSink } from "@/lib/analytics/track";
import { registerAfterLogin } from "@/lib/push/device";
import { makeCart } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/push/device", () => ({ registerAfterLogin: jest.fn(() => Promise.resolve()) }));
jest.mock("@/lib/api/fetch-settings", () => ({
  fetchSettings: () => Promise.resolve({ socialProviders: [], botCheck: "none" }),
}));

const LOGIN = { event: "login", method: "password" };
const events: object[] = [];
let gateway: ReturnType<typeof stubGateway>;

beforeEach(() => {
  const { user } = makeCart([]);
  gateway = stubGateway({ "auth/login": { data: { user, cartId: 1 } }, "cart/view": { data: makeCart([]) } });
  setSink((event) => events.push(event));
  events.length = 0;
});
afterEach(resetPage);

async function logIn(): Promise<void> {
  await userEvent.type(screen.getByRole("textbox"), "nina@madia.test");
  await userEvent.type(screen.getByLabelText("Password"), "segreta{Enter}");
}

it("the dialog reports a log-in at once: its page stays", async () => {
  const onResolve = jest.fn();
  renderPage(<LoginDialog width={600} onResolve={onResolve} />);
  await logIn();
  await waitFor(() => expect(onResolve).toHaveBeenCalledWith(true));
  expect(events).toEqual([LOGIN]);
  await waitFor(() => expect(registerAfterLogin).toHaveBeenCalledTimes(1));
  expect(document.cookie).not.toContain("madia_completed_login");
});

it("the log-in page leaves the report to the page after it, where it cannot get lost", async () => {
  renderPage(
    <LoginPanel
      target="#next"
      profileRedirect="#data"
      isExpired={false}
      isLoginRequired
      socialProviders={[]}
      socialFailure={null}
      action={jest.fn()}
    />,
  );
  await logIn();
  await waitFor(() => expect(window.location.hash).toBe("#next"));
  await userEvent.click(screen.getByRole("button", { name: "Accedi" }));
  expect(gateway.requestsTo("auth/login")).toHaveLength(1);
  const { reportCompletedLogin } = await import("@/lib/session/completed-login");
  // The services of the page that is left may start at this moment.
  reportCompletedLogin();
  expect(events).toEqual([]);
  expect(document.cookie).toContain("madia_completed_login=password");

  jest.resetModules();
  const nextPage = await import("@/lib/session/completed-login");
  const { setSink: setNextSink } = await import("@/lib/analytics/track");
  setNextSink((event) => events.push(event));
  nextPage.reportCompletedLogin();
  expect(events).toEqual([LOGIN]);
});
