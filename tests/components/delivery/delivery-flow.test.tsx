import { fetchCart } from "@/lib/cart/fetch-cart";
import { prepareCart } from "@/lib/cart/prepare-cart";
import { deliveryLockStore } from "@/lib/cart/delivery-lock-store";
import { config } from "@/lib/config";
import { awaitOverlay } from "@/lib/overlays/overlay";
import { completeCheckoutSteps } from "@/lib/overlays/checkout-flow";
import { changeDelivery, runDeliveryFlow } from "@/lib/overlays/delivery-flow";
import { takeOverlayEvents } from "@/lib/overlays/events";
import type { DeliveryStep } from "@/lib/overlays/requests";
import { home, makeCart } from "@/tests/fixtures/cart";
import { resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

jest.mock("@/lib/overlays/overlay", () => ({ awaitOverlay: jest.fn() }));

const open = awaitOverlay as unknown as jest.Mock<Promise<unknown>, [{ dialog: string }]>;

const SET_ADDRESS = { action: "setAddress", deliveryServiceId: 2 };

/** The dialogs in the order in which they open; each answers in its turn. */
function answer(results: [dialog: string, result: unknown][]): string[] {
  const opened: string[] = [];
  const left = [...results];
  open.mockImplementation(async ({ dialog }) => {
    opened.push(dialog);
    const index = left.findIndex(([name]) => name === dialog);
    return index < 0 ? null : left.splice(index, 1)[0]?.[1];
  });
  return opened;
}

function setCartOf(overrides: Parameters<typeof makeCart>[1]): void {
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart([], { address: home, ...overrides }) } });
}

beforeEach(() => void takeOverlayEvents());
afterEach(() => {
  resetPage();
  jest.useRealTimers();
});

it.each<[string, DeliveryStep, [string, unknown][], string[]]>([
  [
    "setTimeslot after an address opens the timeslots",
    { step: "address" },
    [["address", "setTimeslot"]],
    ["address", "timeslot"],
  ],
  [
    "setStore after an address opens the stores",
    { step: "address" },
    [["address", "setStore"]],
    ["address", "store"],
  ],
  [
    "setAddress after a timeslot opens the addresses, and the timeslots as none is assigned",
    { step: "timeslot" },
    [
      ["timeslot", SET_ADDRESS],
      ["address", "chosen"],
    ],
    ["timeslot", "address", "timeslot"],
  ],
  [
    "setAddress after a store opens the addresses, and the timeslots as none is assigned",
    { step: "store" },
    [
      ["store", SET_ADDRESS],
      ["address", "chosen"],
    ],
    ["store", "address", "timeslot"],
  ],
])("%s", async (_, start, results, dialogs) => {
  setCartOf({ timeslot: null });
  const opened = answer(results);
  await runDeliveryFlow(start);
  expect(opened).toEqual(dialogs);
});

it.each([
  ["the checkout", completeCheckoutSteps],
  ["a product that needs all of them", prepareCart],
])("a timeslot that is closed is not asked for again by %s", async (_, complete) => {
  jest.replaceProperty(config, "anonymousCart", false);
  setCartOf({ address: null, timeslot: null });
  const opened = answer([
    ["address", "setStore"],
    ["store", SET_ADDRESS],
  ]);
  const openNext = open.getMockImplementation()!;
  open.mockImplementation(async (request) => {
    const result = await openNext(request);
    if (request.dialog !== "address" || result) return result;
    stubGateway({ "cart/view": { data: makeCart([], { address: home, timeslot: null }) } });
    await fetchCart();
    return "setTimeslot";
  });
  expect(await complete()).toBe(false);
  expect(opened).toEqual(["address", "store", "address", "timeslot"]);
});

it.each([
  ["opens the timeslots where one is only assigned", false, ["timeslot", "address", "timeslot"]],
  ["opens none where an assigned one counts as chosen", true, ["timeslot", "address"]],
])("%s", async (_, countsAssigned, dialogs) => {
  jest.replaceProperty(config, "bypassAutoAssignedTimeslot", countsAssigned);
  const { timeslot } = makeCart();
  setCartOf({ timeslot: timeslot && { ...timeslot, autoAssigned: true } });
  const opened = answer([
    ["timeslot", SET_ADDRESS],
    ["address", "chosen"],
  ]);
  await runDeliveryFlow({ step: "timeslot" });
  expect(opened).toEqual(dialogs);
});

it.each<DeliveryStep>([{ step: "address" }, { step: "store" }])(
  "opens no $step of an order that is being changed, and says why",
  async (start) => {
    setCartOf({ statusId: 7 });
    const opened = answer([]);
    expect(await runDeliveryFlow(start)).toBe(false);
    expect(opened).toEqual([]);
    expect(takeOverlayEvents()).toMatchObject([{ kind: "failed", key: "delivery.addressLocked" }]);
  },
);

it("offers another timeslot of that order, but no other address", async () => {
  setCartOf({ statusId: 7 });
  const opened = answer([["timeslot", SET_ADDRESS]]);
  await runDeliveryFlow({ step: "timeslot" });
  expect(opened).toEqual(["timeslot"]);
});

describe("the service whose addresses open", () => {
  const addressSteps = () => open.mock.calls.map(([request]) => request);
  const visitor = { ...makeCart().user, userId: -1 };

  beforeEach(() => open.mockClear());

  it.each([
    ["a customer without an address, that of the cart", { address: null }, { step: "address" }, 2],
    ["a customer who asks for another, that one", {}, { step: "address", deliveryServiceId: 4 }, 4],
  ] as const)("%s", async (_, cart, start, deliveryServiceId) => {
    setCartOf(cart);
    answer([]);
    await runDeliveryFlow(start);
    expect(addressSteps()).toEqual([{ dialog: "address", deliveryServiceId }]);
  });

  it.each<DeliveryStep>([{ step: "address" }, { step: "address", deliveryServiceId: 2 }])(
    "is pick-up for a visitor who asks for all points, after %j",
    async (start) => {
      setCartOf({ user: visitor });
      answer([["place", "more"]]);
      await runDeliveryFlow(start);
      expect(addressSteps()).toEqual([{ dialog: "place" }, { dialog: "address", deliveryServiceId: 1 }]);
    },
  );
});

describe("a visitor's place", () => {
  function setVisitor(): void {
    const { user } = makeCart();
    setCartOf({ address: null, user: { ...user, userId: -1 } });
    answer([["place", "chosen"]]);
  }

  beforeEach(() => jest.useFakeTimers());

  it.each<[string, DeliveryStep, string, string[]]>([
    ["from the header ends on the home page", { step: "address" }, "/frutta-e-verdura", ["/"]],
    ["from the cart stays there", { step: "address" }, "/cart", []],
    ["asked for by a product stays there", { step: "address", staysOnPage: true }, "/product/pane", []],
  ])("%s", async (_, start, path, pages) => {
    window.history.replaceState(null, "", path);
    setVisitor();
    const navigate = jest.fn();
    expect(await changeDelivery(start, navigate)).toBe(true);
    jest.runAllTimers();
    expect(navigate.mock.calls.flat()).toEqual(pages);
  });

  it("that was not chosen leaves the visitor on the page", async () => {
    setVisitor();
    answer([["place", "closed"]]);
    const navigate = jest.fn();
    expect(await changeDelivery({ step: "address" }, navigate)).toBe(false);
    jest.runAllTimers();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("while paying", () => {
  beforeEach(() => deliveryLockStore.set("Stai pagando"));
  afterEach(() => deliveryLockStore.set(""));

  it.each<DeliveryStep>([{ step: "address" }, { step: "timeslot" }, { step: "store" }])(
    "opens no $step, and says why",
    async (start) => {
      setCartOf({});
      const opened = answer([]);
      expect(await runDeliveryFlow(start)).toBe(false);
      expect(opened).toEqual([]);
      expect(takeOverlayEvents()).toMatchObject([{ kind: "failed", key: "delivery.lockedWhilePaying" }]);
    },
  );
});

it("goes home 200 ms after an address is set, except from the cart", async () => {
  jest.useFakeTimers();
  setCartOf({});
  const navigate = jest.fn();
  answer([["address", "chosen"]]);
  expect(await changeDelivery({ step: "address" }, navigate)).toBe(true);
  jest.advanceTimersByTime(199);
  expect(navigate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(navigate).toHaveBeenCalledWith("/");
  window.history.replaceState(null, "", "/cart");
  answer([["address", "chosen"]]);
  await changeDelivery({ step: "address" }, navigate);
  jest.runAllTimers();
  expect(navigate).toHaveBeenCalledTimes(1);
});
