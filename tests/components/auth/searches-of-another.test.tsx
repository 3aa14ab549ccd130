import { act } from "@testing-library/react";
import { confirmAdult } from "@/lib/cart/confirm-adult";
import { compareProduct, comparedProductsStore, stopComparing } from "@/lib/catalogue/compared-products";
import { clearSearches, recentSearchesStore, saveSearch } from "@/lib/catalogue/recent-searches";
import { clearLoggedOutCustomer } from "@/lib/session/clear-logged-out";
import { markSessionChanged } from "@/lib/session/session-state";
import { signIn, signOut } from "@/lib/session/sign-in";
import { makeCart } from "@/tests/fixtures/cart";
import { setSessionHint, setSignedIn, stubGateway, stubSettings } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/push/device", () => ({ registerAfterLogin: jest.fn(), unregisterBeforeLogout: jest.fn() }));

const SEARCH = "test gravidanza";
const stored = () => localStorage.getItem("madia.recent-searches") ?? "";
const shown = () => recentSearchesStore.get().map(({ name }) => name);

async function logIn(hint: string) {
  const { user } = makeCart([]);
  stubGateway({
    "auth/login": () => {
      setSessionHint(true, hint);
      return { data: { user, cartId: 1 } };
    },
    "cart/view": { data: makeCart([]) },
  });
  stubSettings({ botCheck: "none" });
  await act(() => signIn({ login: "b@madia.test", password: "x", remember: true }));
}

async function logOut() {
  stubGateway({ "auth/logout": { data: null } });
  await signOut();
}

beforeEach(() => {
  setSignedIn();
  saveSearch(SEARCH);
  expect(shown()).toEqual([SEARCH]);
});
afterEach(() => {
  stopComparing();
  clearSearches();
  localStorage.clear();
  sessionStorage.clear();
  resetPage();
});

describe("what a customer has searched for", () => {
  test("is removed by the log-out", async () => {
    await logOut();
    expect(shown()).toEqual([]);
    expect(stored()).not.toContain(SEARCH);
  });

  test("is removed on the next page after a log-out without scripts", async () => {
    document.cookie = "madia_in=0; path=/";
    await clearLoggedOutCustomer();
    expect(shown()).toEqual([]);
    expect(stored()).not.toContain(SEARCH);
  });

  test("is removed by the log-in of another customer", async () => {
    await logIn("1-another0");
    expect(shown()).toEqual([]);
    expect(stored()).not.toContain(SEARCH);
  });

  test("is still there when the same customer logs in again", async () => {
    setSessionHint(false);
    await logIn("1-c0ffee00");
    expect(shown()).toEqual([SEARCH]);
  });

  test("is not shown to a visitor after the end of the session, nor with what they search for", () => {
    setSessionHint(false);
    markSessionChanged();
    saveSearch("latte");
    expect(shown()).toEqual(["latte"]);
  });
});

test("what a visitor has searched for goes on after the log-in, and after a log-out without a customer", async () => {
  clearSearches();
  setSessionHint(true, "20");
  saveSearch("latte");
  await clearLoggedOutCustomer();
  expect(shown()).toEqual(["latte"]);
  await logIn("1-c0ffee00");
  expect(shown()).toEqual(["latte"]);
});

test("a log-out ends the comparison and the answer about the age", async () => {
  sessionStorage.setItem("madia.adult", "1");
  compareProduct({ productId: 1, slug: "vino", name: "Vino" }, true);
  await logOut();
  expect(comparedProductsStore.get()).toBeNull();
  renderPage(<p />);
  let answer: boolean | undefined;
  act(() => void confirmAdult().then((isAdult) => (answer = isAdult)));
  await act(async () => {});
  expect(answer).toBeUndefined();
});
