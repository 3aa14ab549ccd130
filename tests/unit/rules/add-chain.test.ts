import fc from "fast-check";
import { type AddAnswers, type AddProduct, nextAddStep, openOptions } from "@/lib/rules/add-chain";
import type { ReadinessCart } from "@/lib/rules/cart-readiness";

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

const nobody: ReadinessCart = { user: { userId: -1 }, address: null, timeslot: null, statusId: 1 };
const ready: ReadinessCart = {
  user: { userId: 4 },
  address: { addressId: 1, autoAssigned: false },
  timeslot: { timeslotId: 1, autoAssigned: false },
  statusId: 1,
};
const one: AddAnswers = { quantity: 1 };
const infos = (more: object = {}) => ({ accept_alternatives: true, ...more });

test("goods that are split ask into how many packs, also without other options", () => {
  const split = product({ selling: { splitOnPackage: true } });
  expect(nextAddStep(split, ready, one)).toEqual({ step: "options", options: [], split: true });
  expect(nextAddStep(split, ready, { ...one, closed: "options" })).toEqual({
    step: "cancelled",
    reason: "closed",
  });
  expect(nextAddStep(split, ready, { ...one, packageNum: 2 })).toMatchObject({
    step: "add",
    payload: { infos: { package_num: 2 } },
  });
});

describe("the next step", () => {
  const all = product({ selectOptions: [cut], promo });
  const gift = { ...one, giftCode: { code: "PANE", sent: false } };
  const sent = { ...one, giftCode: { code: "PANE", sent: true } };

  test.each([
    ["login first", nobody, gift, { step: "login" }],
    ["then the address", { ...nobody, user: ready.user }, gift, { step: "address" }],
    ["then the slot", { ...ready, timeslot: null }, gift, { step: "timeslot" }],
    ["then the gift code", ready, gift, { step: "giftCode", code: "PANE" }],
    ["then the options", ready, sent, { step: "options", options: [cut], split: false }],
    [
      "then the promotion",
      ready,
      { ...sent, options: { size: "thin" } },
      { step: "promotion", warehousePromoId: 55, text: "Vuoi il 3x2?" },
    ],
    [
      "then it is added",
      ready,
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
    ["goods that are not there", product({ available: 0 }), one, "notAvailable"],
    ["goods without a price", product({ prices: { display: null } }), one, "noPrice"],
    ["nothing asked for", product(), { quantity: 0 }, "noQuantity"],
    [
      "a promotion closed without an answer",
      product({ promo }),
      { ...one, closed: "promotion" as const },
      "closed",
    ],
    ["options closed", product({ selectOptions: [cut] }), { ...one, closed: "options" as const }, "closed"],
  ])("cancels: %s", (_, goods, answers, reason) => {
    expect(nextAddStep(goods, ready, answers)).toEqual({ step: "cancelled", reason });
  });

  it("cancels when the log-in dialog is closed, not when an earlier dialog was", () => {
    expect(nextAddStep(product(), nobody, { ...one, closed: "login" })).toEqual({
      step: "cancelled",
      reason: "closed",
    });
    expect(nextAddStep(product(), ready, { ...one, closed: "login" })).toMatchObject({ step: "add" });
  });

  it("asks nobody to log in where anonymous carts are allowed", () => {
    const guest = { ...nobody, address: ready.address };
    expect(nextAddStep(product(), guest, one, { anonymousCart: true })).toMatchObject({ step: "add" });
  });
});

describe("what is added", () => {
  const payload = (goods: AddProduct, answers: AddAnswers, settings = {}) => {
    const next = nextAddStep(goods, ready, answers, settings);
    return next.step === "add" ? next.payload.infos : next;
  };

  test.each([
    [
      "a promotion refused",
      product({ promo }),
      { ...one, promotion: "no" as const },
      infos({ use_wpid: -1 }),
    ],
    ["a promotion nobody is asked about", product({ promo: { ...promo, selectable: false } }), one, infos()],
    ["goods split in packs", product(), { ...one, packageNum: 3 }, infos({ package_num: 3 })],
    ["whole packages", product(), { ...one, isPackage: true }, infos({ is_package: true })],
    [
      "an option chosen in advance",
      product({ selectOptions: [{ ...cut, selected: "thick" }] }),
      one,
      infos({ size: "thick" }),
    ],
  ])("%s", (_, goods, answers, expected) => {
    expect(payload(goods, answers)).toEqual(expected);
  });

  it("accepts alternatives unless the shop says otherwise, apart on promotions", () => {
    const onPromo = product({ promo: { ...promo, selectable: false } });
    expect(payload(product(), one, { acceptAlternatives: false })).toEqual({ accept_alternatives: false });
    expect(payload(onPromo, one, { acceptAlternativesOnPromo: false })).toEqual({
      accept_alternatives: false,
    });
    expect(payload(onPromo, one, { acceptAlternatives: false })).toEqual({ accept_alternatives: false });
  });
});

it("takes an option as chosen only when it is one of those offered", () => {
  expect(openOptions(product({ selectOptions: [cut] }), { ...one, options: { size: "huge" } })).toEqual([
    cut,
  ]);
  expect(openOptions(product({ selectOptions: [{ ...cut, options: [] }] }), one)).toEqual([]);
});

it("reaches the end in at most six answers, each step asked once", () => {
  const flags = fc.record({
    userId: fc.constantFrom(-1, 4),
    address: fc.boolean(),
    timeslot: fc.boolean(),
    gift: fc.boolean(),
    options: fc.boolean(),
    selectable: fc.boolean(),
  });
  fc.assert(
    fc.property(flags, (start) => {
      const goods = product({
        selectOptions: start.options ? [cut] : [],
        promo: { ...promo, selectable: start.selectable },
      });
      let cart: ReadinessCart = {
        user: { userId: start.userId },
        address: start.address ? ready.address : null,
        timeslot: start.timeslot ? ready.timeslot : null,
        statusId: 1,
      };
      let answers: AddAnswers = { ...one, ...(start.gift ? { giftCode: { code: "X", sent: false } } : {}) };
      const steps: string[] = [];
      for (;;) {
        const { step } = nextAddStep(goods, cart, answers);
        steps.push(step);
        if (step === "add") break;
        if (step === "login") cart = { ...cart, user: ready.user };
        if (step === "address") cart = { ...cart, address: ready.address };
        if (step === "timeslot") cart = { ...cart, timeslot: ready.timeslot };
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
