import { act, waitFor } from "@testing-library/react";
import { markOrderSent } from "@/lib/analytics/sent-orders";
import { getPendingGiftCode, markGiftCodeSent } from "@/lib/cart/pending-gift-code";
import { foodProfileStore, setAccountFoodProfile, storeFoodProfile } from "@/lib/food-profile/store";
import { clearOfflineCopy, readOfflineCopy, storeCard } from "@/lib/offline/copy";
import { markOrderConfirmed } from "@/lib/session/confirmed-orders";
import { notifySessionExpired } from "@/lib/session/session-expired";
import { clearLoggedOutCustomer } from "@/lib/session/clear-logged-out";
import { NO_PURCHASES_KEY, storeHasPurchases } from "@/lib/session/no-purchases";
import { signIn, signOut } from "@/lib/session/sign-in";
import { parseFoodProfile } from "@/lib/rules/products/food-profile";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway, stubSettings } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

jest.mock("@/lib/push/device", () => ({ registerAfterLogin: jest.fn(), unregisterBeforeLogout: jest.fn() }));

const { user } = makeCart([]);
const card = { fidelityCard: "2900000000018", main: true, points: 10, agreed: true };
const hasCustomerData = () =>
  readOfflineCopy().card !== "" ||
  foodProfileStore.get() !== null ||
  localStorage.getItem(NO_PURCHASES_KEY) !== null;

beforeEach(() => {
  setSignedIn();
  storeCard([card]);
  setAccountFoodProfile("vegan");
  storeHasPurchases(false);
  expect(readOfflineCopy().card).toBe("2900000000018");
  expect(foodProfileStore.get()).not.toBeNull();
});
afterEach(() => {
  clearOfflineCopy();
  storeFoodProfile(null);
  resetPage();
});

test("a log-in removes what the device kept of the customer before", async () => {
  stubGateway({ "auth/login": { data: { user, cartId: 1 } }, "cart/view": { data: makeCart([]) } });
  stubSettings({ botCheck: "none" });
  await signIn({ login: "b@madia.test", password: "x", remember: true });
  expect(hasCustomerData()).toBe(false);
});

test("the end of a session removes it", async () => {
  stubGateway({});
  renderPage(<p />);
  act(() => notifySessionExpired());
  await waitFor(() => expect(hasCustomerData()).toBe(false));
});

test("a log-out that the shop rejects removes it: the gateway has ended the session", async () => {
  stubGateway({ "auth/logout": { status: 1, http: 500 } });
  await signOut();
  expect(hasCustomerData()).toBe(false);
});

test("a log-out that did not reach the gateway keeps it", async () => {
  stubGateway({ "auth/logout": () => Promise.reject(new Error("offline")) });
  await expect(signOut()).rejects.toThrow();
  expect(hasCustomerData()).toBe(true);
});

test("a log-out without scripts hides it, and the next page removes it", async () => {
  document.cookie = "madia_in=0; path=/";
  expect(readOfflineCopy().card).toBe("");
  await clearLoggedOutCustomer();
  setSignedIn();
  expect(hasCustomerData()).toBe(false);
  expect({ ...localStorage }).toEqual({});
});

describe("what a purchase leaves in the browser", () => {
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  beforeEach(() => {
    sessionStorage.clear();
    markOrderConfirmed(71_001);
    markOrderSent(71_001);
    markGiftCodeSent("BENVENUTA10");
    expect(stored()).toMatch(/71001.*71001.*BENVENUTA10|71001.*BENVENUTA10.*71001/);
  });

  test("is removed by the log-out", async () => {
    stubGateway({ "auth/logout": { data: null } });
    await signOut();
    expect(stored()).not.toMatch(/71001|BENVENUTA10/);
  });

  test("its orders are removed on the next page after a log-out without scripts, a code for the next visitor is not", async () => {
    document.cookie = "madia_in=0; path=/";
    window.history.replaceState(null, "", "/?codice=PERTUTTI");
    expect(getPendingGiftCode()).toBe("PERTUTTI");
    await clearLoggedOutCustomer();
    window.history.replaceState(null, "", "/");
    expect(stored()).not.toContain("71001");
    expect(getPendingGiftCode()).toBe("PERTUTTI");
  });
});

test("a visitor's own food profile and a customer who is signed in lose nothing", async () => {
  await clearLoggedOutCustomer();
  expect(hasCustomerData()).toBe(true);
  storeFoodProfile({ ...parseFoodProfile("vegan"), isInAccount: false });
  document.cookie = "madia_in=20; path=/";
  await clearLoggedOutCustomer();
  expect(foodProfileStore.get()).not.toBeNull();
});
