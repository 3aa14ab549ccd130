import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { notificationStore } from "@/components/ui/notify";
import { getPendingGiftCode, watchGiftCodes } from "@/lib/cart/pending-gift-code";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { completeNavigation } from "@/lib/navigation/page-navigation";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { addButton, card, cartWith } from "./product-card";

const pasta = makeProduct();
const rice = makeProduct({ productId: 103, name: "Riso" });
const makeGift = (overrides: Partial<GiftCertificate> = {}): GiftCertificate => ({
  giftCertificateId: 9001,
  giftCode: "PANE10",
  description: "10% sul pane",
  overlayText: "",
  endDate: "",
  minimumCents: 0,
  needsItem: false,
  isInCart: false,
  orderId: null,
  certificates: [],
  ...overrides,
});
const CHECK = "cart-giftcertificate/check";
const ADD_CODE = "cart-giftcertificate/add_code";

beforeEach(() => {
  setSignedIn();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/pasta?codice=pane10");
});
afterEach(resetPage);

function setUp(code: object) {
  const gateway = stubGateway({
    "cart/view": { data: makeCart() },
    "products/101": { data: pasta },
    "products/103": { data: rice },
    [CHECK]: { data: makeGift() },
    [ADD_CODE]: code,
    "cart/add": { data: cartWith(pasta, 1) },
  });
  renderPage(
    <>
      {card(pasta)}
      {card(rice)}
    </>,
  );
  return gateway;
}

const order = ({ requests }: ReturnType<typeof setUp>) =>
  requests.map(({ path }) => path).filter((path) => path === ADD_CODE || path === "cart/add");

it("a code of the address is sent once, before the product", async () => {
  const gateway = setUp({ data: makeCart([], { version: 2 }) });
  await userEvent.click(addButton("Mezze maniche"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
  expect(gateway.requestsTo(ADD_CODE)[0]?.body).toEqual({ code: "PANE10" });
  await userEvent.click(addButton("Riso"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add", "cart/add"]));
});

it("it is still there on the pages that follow", async () => {
  const stop = watchGiftCodes();
  window.history.replaceState(null, "", "/riso");
  const gateway = setUp({ data: makeCart([], { version: 2 }) });
  await userEvent.click(addButton("Mezze maniche"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
  stop();
});

function navigateTo(address: string): void {
  window.history.replaceState(null, "", address);
  completeNavigation(address);
}

it("the code of a page reached by a link inside the shop waits, and replaces an older one", () => {
  completeNavigation("/pasta");
  const stop = watchGiftCodes();
  navigateTo("/offerte?codice=autunno5");
  navigateTo("/riso");
  expect(getPendingGiftCode()).toBe("AUTUNNO5");
  stop();
});

it("the code of the document does not come back after another", () => {
  const entry = { name: "http://localhost/pasta?codice=pane10" } as PerformanceEntry;
  Object.assign(performance, { getEntriesByType: () => [entry] });
  const stop = watchGiftCodes();
  navigateTo("/offerte?codice=autunno5");
  navigateTo("/riso");
  expect(getPendingGiftCode()).toBe("AUTUNNO5");
  stop();
  Object.assign(performance, { getEntriesByType: () => [] });
});

it("waits without a message while below the minimum", async () => {
  const message = "Questo codice vale da una spesa di 50,00 €.";
  const gateway = setUp({ status: 1, errors: [{ code: "error.gift.minimum", message }] });
  await userEvent.click(addButton("Mezze maniche"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  gateway.setResponse(ADD_CODE, { data: makeCart([], { version: 3 }) });
  await userEvent.click(addButton("Riso"));
  await waitFor(() => expect(gateway.requestsTo(ADD_CODE)).toHaveLength(2));
});

it("a rejected one is dropped without a message, and stops nothing", async () => {
  const message = "Questo codice è scaduto.";
  const gateway = setUp({ status: 1, errors: [{ code: "error.gift.expired", message }] });
  await userEvent.click(addButton("Mezze maniche"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
  await userEvent.click(addButton("Riso"));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(2));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(gateway.requestsTo(ADD_CODE)).toHaveLength(1);
});

it("waits without a message while the shop does not answer", async () => {
  const gateway = setUp({ http: 500, status: 500 });
  await userEvent.click(addButton("Mezze maniche"));
  await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
  gateway.setResponse(ADD_CODE, { data: makeCart([], { version: 3 }) });
  await userEvent.click(addButton("Riso"));
  await waitFor(() => expect(gateway.requestsTo(ADD_CODE)).toHaveLength(2));
  expect(notificationStore.get().filter(({ kind }) => kind === "error")).toEqual([]);
});

describe("a code for an item of the customer's choice", () => {
  const gift = makeGift({
    giftCertificateId: 9007,
    giftCode: "BOLLONE",
    needsItem: true,
    certificates: [{ userGiftCertificateId: 9007, itemId: null }],
  });

  function setUpWith(items: CartItem[]) {
    const gateway = setUp({ data: cartWith(pasta, 1) });
    gateway.setResponse(CHECK, { data: gift });
    gateway.setResponse("cart/view", { data: makeCart(items) });
    return gateway;
  }

  it("waits while there is no item", async () => {
    const gateway = setUpWith([]);
    await userEvent.click(addButton("Mezze maniche"));
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(order(gateway)).toEqual(["cart/add"]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("waits until an item is chosen, and asks for it once", async () => {
    const gateway = setUpWith([makeItem({ itemId: 7, product: pasta })]);
    await userEvent.click(addButton("Riso"));
    const dialog = within(await screen.findByRole("dialog", { name: /a cui applicare i tuoi bolloni/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(order(gateway)).toEqual(["cart/add"]));
    expect(getPendingGiftCode()).toBe("PANE10");
  });

  it("is sent with the item", async () => {
    window.history.replaceState(null, "", "/pasta?codice=riso20");
    const gateway = setUpWith([makeItem({ itemId: 7, product: pasta })]);
    await userEvent.click(addButton("Riso"));
    const dialog = within(await screen.findByRole("dialog", { name: /a cui applicare i tuoi bolloni/ }));
    await userEvent.selectOptions(dialog.getByRole("combobox"), "Mezze maniche");
    await userEvent.click(dialog.getByRole("button", { name: "Applica" }));
    await waitFor(() => expect(order(gateway)).toEqual([ADD_CODE, "cart/add"]));
    expect(gateway.requestsTo(ADD_CODE)[0]?.body).toEqual({ code: "BOLLONE", item_id: 7 });
    expect(getPendingGiftCode()).toBe("");
  });
});
