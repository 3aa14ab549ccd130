import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { apiFetch } from "@/lib/api/api-fetch";
import { cartStore, getCart } from "@/lib/cart/cart-store";
import { setCart } from "@/lib/cart/fetch-cart";
import { formDraftKey } from "@/lib/session/form-drafts";
import { watchSessionHint } from "@/lib/session/watch-session-hint";
import { markSessionChanged } from "@/lib/session/session-state";
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
  stop = watchSessionHint(reload);
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  resetPage();
});

const LOGGED_OUT = "0";
const VISITOR = "2";
const VISITOR_AFTER_LOG_OUT = "20";
const OTHER_CUSTOMER = "1-0badf00d";

const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith("madia.form."));

async function signOutHere(): Promise<void> {
  stubGateway({
    "auth/logout": () => {
      setSessionHint(true, LOGGED_OUT);
      return {};
    },
  });
  await signOut();
}

/** The comparison, and that the customer is of age. */
const CUSTOMER_KEYS = ["madia.compare", "madia.adult"];

const returnToTab = (target: EventTarget, type: string) =>
  act(() => void target.dispatchEvent(new Event(type)));

it.each([
  ["focus", window],
  ["visibilitychange", document],
])("empties the page on %s after a log-out in another tab", (type, target) => {
  setSignedIn();
  act(() => void setCart(makeCart([])));
  sessionStorage.setItem(formDraftKey(21, "custom-7"), "{}");
  for (const key of CUSTOMER_KEYS) sessionStorage.setItem(key, "[]");
  setSessionHint(true, LOGGED_OUT);
  returnToTab(target, type);
  expect(getCart()).toBeNull();
  expect(draftKeys()).toEqual([]);
  for (const key of CUSTOMER_KEYS) expect(sessionStorage.getItem(key)).toBeNull();
  returnToTab(target, type);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ["a visitor has begun a cart", VISITOR_AFTER_LOG_OUT],
  ["another customer has logged in", OTHER_CUSTOMER],
])("empties it too when after the log-out %s in the other tab", (_, hint) => {
  setSignedIn();
  sessionStorage.setItem(formDraftKey(21, "custom-7"), "{}");
  setSessionHint(true, hint);
  returnToTab(window, "focus");
  expect(draftKeys()).toEqual([]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("follows a visitor's page from the log-in in another tab to the log-out there", () => {
  setSignedIn(false);
  setSessionHint();
  returnToTab(window, "focus");
  expect(reload).not.toHaveBeenCalled();
  setSessionHint(true, LOGGED_OUT);
  returnToTab(window, "focus");
  expect(reload).toHaveBeenCalledTimes(1);
});

it("shows the customer who has logged in here after another one", async () => {
  setSignedIn();
  await act(() => signOutHere());
  setSessionHint(true, OTHER_CUSTOMER);
  act(() => markSessionChanged());
  returnToTab(window, "focus");
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ["", false, ""],
  [", and a visitor has begun a cart there", true, VISITOR],
])(
  "keeps the page and what was typed when another tab has found the session expired%s",
  async (_, ...hint) => {
    stubGateway({ "cart/view": { data: makeCart([]) } });
    setSignedIn();
    renderPage(<input aria-label="Nome della lista" defaultValue="Festa" />);
    sessionStorage.setItem(formDraftKey(21, "custom-7"), "{}");
    setSessionHint(...hint);
    returnToTab(window, "focus");
    expect(reload).not.toHaveBeenCalled();
    expect(getCart()).toBeNull();
    expect(draftKeys()).toHaveLength(1);
    expect(await screen.findByRole("button", { name: "Accedi" })).toBeInTheDocument();
    expect(screen.getByLabelText("Nome della lista")).toHaveValue("Festa");
    returnToTab(window, "focus");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  },
);

it.each([
  ["a log-out", LOGGED_OUT],
  ["another customer's log-in", OTHER_CUSTOMER],
])("empties the page of an expired session after %s in another tab", (_, hint) => {
  setSignedIn();
  setSessionHint(false);
  returnToTab(window, "focus");
  expect(reload).not.toHaveBeenCalled();
  setSessionHint(true, hint);
  returnToTab(window, "focus");
  expect(reload).toHaveBeenCalledTimes(1);
});

it("keeps the page when the customer has logged in again, and the later end of that session", () => {
  setSignedIn();
  setSessionHint(true, LOGGED_OUT);
  setSessionHint();
  returnToTab(window, "focus");
  setSessionHint(false);
  returnToTab(window, "focus");
  expect(reload).not.toHaveBeenCalled();
});

it("leaves the reload to the tab that logged out", async () => {
  setSignedIn();
  await act(() => signOutHere());
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
