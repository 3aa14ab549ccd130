import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { apiFetch } from "@/lib/api/api-fetch";
import { cartStore, getCart } from "@/lib/cart/cart-store";
import { setCart } from "@/lib/cart/fetch-cart";
import { formDraftKey } from "@/lib/session/form-drafts";
import { followSessionHint } from "@/lib/session/follow-session-hint";
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

const returnToTab = (target: EventTarget, type: string) =>
  act(() => void target.dispatchEvent(new Event(type)));

it.each([
  ["focus", window],
  ["visibilitychange", document],
])("empties the page on %s after a log-out in another tab", (type, target) => {
  setSignedIn();
  act(() => void setCart(makeCart([])));
  sessionStorage.setItem(formDraftKey(21, "custom-7"), "{}");
  setSessionHint(false);
  returnToTab(target, type);
  expect(getCart()).toBeNull();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("madia.form."))).toEqual([]);
  returnToTab(target, type);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("empties it too when a visitor has begun a cart in the other tab", () => {
  setSignedIn();
  document.cookie = "madia_in=2";
  returnToTab(window, "focus");
  expect(reload).toHaveBeenCalledTimes(1);
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

it("shows a visitor what the shop says", async () => {
  stubGateway({ "list/insert": SIGNED_OUT });
  setSignedIn(false);
  await expect(apiFetch("list/insert", { body: {} })).rejects.toMatchObject({ kind: "http", http: 403 });
});
