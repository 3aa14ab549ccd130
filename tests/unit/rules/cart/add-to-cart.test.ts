import fc from "fast-check";
import { type AddAnswers, type AddProduct, nextAddStep, missingOptions } from "@/lib/rules/cart/add-to-cart";
import type { ReadinessCart } from "@/lib/rules/cart/cart-readiness";

const cut = {
  name: "Taglio",
  parameterName: "size",
  selected: "",
  options: [
    { key: "thin", value: "Sottile" },
    { key: "thick", value: "Spesso" },
  ],
};
const promo = { warehousePromoId: 55, selectable: true, selectableText: "Vuoi il 3x2?" };

function product(changes: Partial<AddProduct> = {}): AddProduct {
  return {
    productId: 9,
    available: 100,
    prices: { display: 149 },
    selectOptions: [],
    promo: null,
    warehouseId: 2,
    selling: { splitOnPackage: false },
    ...changes,
  };
}

const visitorCart: ReadinessCart = { user: { userId: -1 }, address: null, timeslot: null, statusId: 1 };
const readyCart: ReadinessCart = {
  user: { userId: 4 },
  address: { addressId: 1, autoAssigned: false },
  timeslot: { timeslotId: 1, autoAssigned: false },
  statusId: 1,
};
const onePiece: AddAnswers = { quantity: 1 };
const infos = (extra: object = {}) => ({ accept_alternatives: true, ...extra });

test.each([
  [null, { acceptAlternatives: false }, false],
  [null, { acceptAlternativesOnPromo: false }, true],
  [{ ...promo, selectable: false }, { acceptAlternatives: false }, true],
  [{ ...promo, selectable: false }, { acceptAlternativesOnPromo: false }, false],
])("whether the promotion %j accepts alternatives under %j", (offer, settings, accepted) => {
  expect(nextAddStep(product({ promo: offer }), readyCart, onePiece, settings)).toMatchObject({
    payload: { infos: { accept_alternatives: accepted } },
  });
});

test("infant formula accepts no alternative", () => {
  expect(nextAddStep(product({ notPromotable: true }), readyCart, onePiece)).toMatchObject({
    payload: { infos: { accept_alternatives: false } },
  });
});

test("split packs ask for the number of packs, even without other options", () => {
  const split = product({ selling: { splitOnPackage: true } });
  expect(nextAddStep(split, readyCart, onePiece)).toEqual({ step: "options" });
  expect(nextAddStep(split, readyCart, { ...onePiece, closed: "options" })).toEqual({
    step: "cancelled",
    reason: "closed",
  });
  expect(nextAddStep(split, readyCart, { ...onePiece, packageNum: 2 })).toMatchObject({
    step: "add",
    payload: { infos: { package_num: 2 } },
  });
});

describe("a product that the chosen slot cannot bring", () => {
  const now = new Date("2026-11-20T09:00:00+01:00");
  const saturday = { timeslotId: 1, autoAssigned: false, dateIso: "2026-11-21", beginTime: "08:00" };
  const saturdayCart = { ...readyCart, timeslot: saturday };

  test.each([
    ["not on that day", { dayLock: "7" }, "dayLock"],
    ["not that soon", { leadTimeHours: 72 }, "leadTime"],
    ["not at that hour", { dayLock: "10:00-12:00" }, "hourLock"],
    ["no longer", { lockCutoff: "08:00" }, "cutOff"],
  ])("is said before anything else is asked: %s", (_, locked, reason) => {
    const answers = { ...onePiece, giftCode: { code: "PANE", sent: false } };
    expect(nextAddStep(product(locked), saturdayCart, answers, { now })).toMatchObject({
      step: "undeliverable",
      lock: { reason },
    });
  });

  test("is added once another slot was chosen, and not when none was", () => {
    const locked = product({ dayLock: "7" });
    const closed: AddAnswers = { ...onePiece, closed: "undeliverable" };
    expect(nextAddStep(locked, saturdayCart, closed, { now })).toEqual({
      step: "cancelled",
      reason: "closed",
    });
    const sundayCart = { ...readyCart, timeslot: { ...saturday, dateIso: "2026-11-22" } };
    expect(nextAddStep(locked, sundayCart, closed, { now })).toMatchObject({ step: "add" });
  });
});

describe("the next step", () => {
  const all = product({ selectOptions: [cut], promo });
  const gift = { ...onePiece, giftCode: { code: "PANE", sent: false } };
  const sent = { ...onePiece, giftCode: { code: "PANE", sent: true } };

  test("a gift code of a visitor waits for the log-in", () => {
    const guest = { ...visitorCart, address: readyCart.address };
    expect(nextAddStep(product(), guest, gift, { anonymousCart: true })).toMatchObject({ step: "add" });
  });

  test.each([
    ["login first", visitorCart, gift, { step: "login" }],
    ["then the address", { ...visitorCart, user: readyCart.user }, gift, { step: "address" }],
    ["then the slot", { ...readyCart, timeslot: null }, gift, { step: "timeslot" }],
    ["then the gift code", readyCart, gift, { step: "giftCode", code: "PANE" }],
    ["then the options", readyCart, sent, { step: "options" }],
    [
      "then the promotion",
      readyCart,
      { ...sent, options: { size: "thin" } },
      { step: "promotion", text: "Vuoi il 3x2?" },
    ],
    [
      "then it is added",
      readyCart,
      { ...sent, options: { size: "thin" }, promotion: "yes" as const },
      {
        step: "add",
        payload: {
          productId: 9,
          quantity: 1,
          deliveryWarehouseId: 2,
          infos: infos({ size: "thin", use_wpid: 55 }),
        },
      },
    ],
  ])("%s", (_, cart, answers, step) => {
    expect(nextAddStep(all, cart, answers)).toEqual(step);
  });

  test.each([
    ["unavailable products", product({ available: 0 }), onePiece, "notAvailable"],
    ["products without a price", product({ prices: { display: null } }), onePiece, "noPrice"],
    ["zero quantity", product(), { quantity: 0 }, "noQuantity"],
    ["a dismissed promotion", product({ promo }), { ...onePiece, closed: "promotion" as const }, "closed"],
    [
      "dismissed options",
      product({ selectOptions: [cut] }),
      { ...onePiece, closed: "options" as const },
      "closed",
    ],
  ])("cancels: %s", (_, item, answers, reason) => {
    expect(nextAddStep(item, readyCart, answers)).toEqual({ step: "cancelled", reason });
  });

  it("cancels when the login dialog is dismissed, not after an earlier one was", () => {
    expect(nextAddStep(product(), visitorCart, { ...onePiece, closed: "login" })).toEqual({
      step: "cancelled",
      reason: "closed",
    });
    expect(nextAddStep(product(), readyCart, { ...onePiece, closed: "login" })).toMatchObject({
      step: "add",
    });
  });

  it("does not require login where anonymous carts are allowed", () => {
    const guest = { ...visitorCart, address: readyCart.address };
    expect(nextAddStep(product(), guest, onePiece, { anonymousCart: true })).toMatchObject({ step: "add" });
  });
});

describe("the add payload", () => {
  const payload = (item: AddProduct, answers: AddAnswers) => {
    const next = nextAddStep(item, readyCart, answers);
    return next.step === "add" ? next.payload.infos : next;
  };

  test.each([
    [
      "a rejected promotion",
      product({ promo }),
      { ...onePiece, promotion: "no" as const },
      infos({ use_wpid: -1 }),
    ],
    [
      "a promotion that is not selectable",
      product({ promo: { ...promo, selectable: false } }),
      onePiece,
      infos(),
    ],
    ["split packs", product(), { ...onePiece, packageNum: 3 }, infos({ package_num: 3 })],
    [
      "a preselected option",
      product({ selectOptions: [{ ...cut, selected: "thick" }] }),
      onePiece,
      infos({ size: "thick" }),
    ],
  ])("%s", (_, item, answers, expected) => {
    expect(payload(item, answers)).toEqual(expected);
  });
});

it("accepts only offered options", () => {
  expect(
    missingOptions(product({ selectOptions: [cut] }), { ...onePiece, options: { size: "huge" } }),
  ).toEqual([cut]);
  expect(missingOptions(product({ selectOptions: [{ ...cut, options: [] }] }), onePiece)).toEqual([]);
});

it("finishes after at most six steps, each once", () => {
  const flags = fc.record({
    userId: fc.constantFrom(-1, 4),
    address: fc.boolean(),
    timeslot: fc.boolean(),
    gift: fc.boolean(),
    options: fc.boolean(),
    selectable: fc.boolean(),
  });
  fc.assert(
    fc.property(flags, (initialState) => {
      const item = product({
        selectOptions: initialState.options ? [cut] : [],
        promo: { ...promo, selectable: initialState.selectable },
      });
      let cart: ReadinessCart = {
        user: { userId: initialState.userId },
        address: initialState.address ? readyCart.address : null,
        timeslot: initialState.timeslot ? readyCart.timeslot : null,
        statusId: 1,
      };
      let answers: AddAnswers = {
        ...onePiece,
        ...(initialState.gift ? { giftCode: { code: "X", sent: false } } : {}),
      };
      const steps: string[] = [];
      for (;;) {
        const { step } = nextAddStep(item, cart, answers);
        steps.push(step);
        if (step === "add") break;
        if (step === "login") cart = { ...cart, user: readyCart.user };
        if (step === "address") cart = { ...cart, address: readyCart.address };
        if (step === "timeslot") cart = { ...cart, timeslot: readyCart.timeslot };
        if (step === "giftCode") answers = { ...answers, giftCode: { code: "X", sent: true } };
        if (step === "options") answers = { ...answers, options: { size: "thin" } };
        if (step === "promotion") answers = { ...answers, promotion: "no" };
        expect(steps.length).toBeLessThan(7);
      }
      const order = ["login", "address", "timeslot", "giftCode", "options", "promotion", "add"];
      expect(steps).toEqual(order.filter((step) => steps.includes(step)));
    }),
  );
});
