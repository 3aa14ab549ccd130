import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { apiFetch } from "@/lib/api/api-fetch";
import { cartStore, getCart } from "@/lib/cart/cart-store";
import { setCart } from "@/lib/cart/fetch-cart";
import { formDraftKey } from "@/lib/session/form-drafts";
import { followSessionHint } from "@/lib/session/follow-session-hint";
import { LOG_OUT_KEY } from "@/lib/session/log-out-mark";
import { signOut } from "@/lib/session/sign-in";
import { makeCart } from "@/tests/fixtures/cart";
import { setSessionHint, setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const SIGNED_OUT = {
  http: 403,
  status: 1,
  errors: [{ code: "error.auth.required", message: "Per usare le liste è necessario accedere." }],
};

const reload = jest.fn();
let stop = () => undefined as void;

beforeEach(() => {
  reload.mockClear();
  stop = followSessionHint(reload);
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  resetPage();
});

let logOuts = 0;

/** What a log-out in another tab leaves, and what is there after it. */
function logOutElsewhere(hint = ""): void {
  localStorage.setItem(LOG_OUT_KEY, String(++logOuts));
  document.cookie = `madia_in=${hint}`;
}

const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith("madia.form."));

const returnToTab = (target: EventTarget, type: string) =>
  act(() => void target.dispatchEvent(new Event(type)));

it.each([
  ["focus", window],
  ["visibilitychange", document],
])("empties the page on %s after a log-out in another tab", async (type, target) => {
  setSignedIn();
  act(() => void setCart(makeCart([])));
  sessionStorage.setItem(formDraftKey(21, "custom-7"), "{}");
  logOutElsewhere();
  returnToTab(target, type);
  expect(getCart()).toBeNull();
  returnToTab(target, type);
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(draftKeys()).toEqual([]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("empties it too when a visitor has begun a cart in the other tab", async () => {
  setSignedIn();
  logOutElsewhere("2");
  returnToTab(window, "focus");
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it("keeps the page and what was typed when another tab has found the session expired", async () => {
  stubGateway({ "cart/view": { data: makeCart([]) } });
  setSignedIn();
  renderPage(<input aria-label="Nome della lista" defaultValue="Festa" />);
  sessionStorage.setItem(formDraftKey(21, "custom-7"), "{}");
  setSessionHint(false);
  returnToTab(window, "focus");
  expect(reload).not.toHaveBeenCalled();
  expect(getCart()).toBeNull();
  expect(draftKeys()).toHaveLength(1);
  expect(await screen.findByRole("button", { name: "Accedi" })).toBeInTheDocument();
  expect(screen.getByLabelText("Nome della lista")).toHaveValue("Festa");
  returnToTab(window, "focus");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

it("empties the page of an expired session after a log-out in another tab", async () => {
  setSignedIn();
  setSessionHint(false);
  returnToTab(window, "focus");
  expect(reload).not.toHaveBeenCalled();
  logOutElsewhere();
  returnToTab(window, "focus");
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it("keeps the page when the customer has logged in again, and the later end of that session", () => {
  setSignedIn();
  logOutElsewhere("1");
  returnToTab(window, "focus");
  setSessionHint(false);
  returnToTab(window, "focus");
  expect(reload).not.toHaveBeenCalled();
});

it("leaves the reload to the tab that logged out", async () => {
  stubGateway({ "auth/logout": {} });
  setSignedIn();
  await signOut();
  setSessionHint(false);
  returnToTab(window, "focus");
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ["the customer who is still signed in", true],
  ["a visitor", false],
])("leaves the page to %s", (_, isSignedIn) => {
  setSignedIn(isSignedIn);
  const { customerGeneration } = cartStore.get();
  returnToTab(window, "focus");
  expect(reload).not.toHaveBeenCalled();
  expect(cartStore.get().customerGeneration).toBe(customerGeneration);
});

it("asks for the log-in and keeps the form when the shop takes this tab for a visitor's", async () => {
  stubGateway({ "cart/view": { data: makeCart([]) }, "list/insert": SIGNED_OUT });
  setSignedIn();
  renderPage(<input aria-label="Nome della lista" defaultValue="Festa" />);
  setSessionHint(false);
  await act(() =>
    expect(apiFetch("list/insert", { body: {} })).rejects.toMatchObject({ kind: "session", http: 419 }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Accedi" }));
  expect(await screen.findByRole("dialog")).toBeInTheDocument();
  expect(screen.getByLabelText("Nome della lista")).toHaveValue("Festa");
});

it("shows the customer of a session that goes on what the shop says", async () => {
  stubGateway({ "list/insert": SIGNED_OUT });
  setSignedIn();
  act(() => void setCart(makeCart([])));
  await expect(apiFetch("list/insert", { body: {} })).rejects.toMatchObject({ kind: "http", http: 403 });
  expect(getCart()).not.toBeNull();
});

it("shows a visitor what the shop says", async () => {
  stubGateway({ "list/insert": SIGNED_OUT });
  setSignedIn(false);
  await expect(apiFetch("list/insert", { body: {} })).rejects.toMatchObject({ kind: "http", http: 403 });
});
