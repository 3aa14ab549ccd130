import {
  NO_LINES,
  depart,
  isSettling,
  itemKey,
  keyOfProduct,
  productKey,
  rebase,
  reject,
  settle,
  shown,
  shownOfProduct,
  want,
} from "@/lib/cart/lines";

const line = (itemId: number, quantity: number, productId = itemId * 10) => ({ itemId, productId, quantity });

const start = rebase(NO_LINES, [line(1, 2), line(2, 1)]);

describe("the lines a customer sees", () => {
  it("shows a wish at once and counts the totals as old", () => {
    const wished = want(start, itemKey(1), 5);
    expect(shown(wished, itemKey(1))).toBe(5);
    expect(shown(wished, itemKey(2))).toBe(1);
    expect(isSettling(wished)).toBe(true);
  });

  it("lets the newest wish replace the older one", () => {
    const wished = want(want(start, itemKey(1), 5), itemKey(1), 3);
    expect(depart(wished).sending).toEqual({ key: "i1", quantity: 3 });
  });

  it("sends one wish at a time, the oldest first", () => {
    const left = depart(want(want(start, itemKey(1), 5), itemKey(2), 4));
    expect(left.sending?.key).toBe("i1");
    expect(depart(left)).toBe(left);
  });

  it("keeps a wish made while the answer was under way", () => {
    const left = want(depart(want(start, itemKey(1), 5)), itemKey(1), 6);
    const settled = settle(left, [line(1, 5), line(2, 1)]);
    expect(shown(settled, itemKey(1))).toBe(6);
    expect(settled.pending.get(itemKey(1))).toBe(6);
  });

  it("rolls back to the shop's quantity when the shop refuses", () => {
    const refused = reject(depart(want(start, itemKey(1), 50)));
    expect(shown(refused, itemKey(1))).toBe(2);
    expect(isSettling(refused)).toBe(false);
  });

  it("does not roll back over a newer wish", () => {
    const refused = reject(want(depart(want(start, itemKey(1), 50)), itemKey(1), 4));
    expect(shown(refused, itemKey(1))).toBe(4);
  });

  it("carries wishes for a product over to the line the shop made for it", () => {
    const left = want(depart(want(start, productKey(77), 1)), productKey(77), 3);
    const settled = settle(left, [...start.base, line(9, 1, 77)]);
    expect(settled.pending).toEqual(new Map([["i9", 3]]));
    expect(shownOfProduct(settled, 77)).toBe(3);
    expect(keyOfProduct(settled, 77)).toBe("i9");
  });

  it("wishes a line anew that went away under a wish for more of it", () => {
    const left = want(depart(want(start, itemKey(1), 0)), itemKey(1), 2);
    const settled = settle(left, [line(2, 1)]);
    expect(settled.pending).toEqual(new Map([["p10", 2]]));
  });

  it("forgets a wish the shop has fulfilled already", () => {
    expect(isSettling(rebase(want(start, itemKey(1), 5), [line(1, 5), line(2, 1)]))).toBe(false);
  });

  it("keeps a wish that only looks fulfilled while another is under way for the line", () => {
    const left = want(depart(want(start, itemKey(1), 5)), itemKey(1), 2);
    expect(rebase(left, start.base).pending.get(itemKey(1))).toBe(2);
  });

  it("adds up a product over its lines", () => {
    const two = rebase(NO_LINES, [line(1, 0.3, 5), line(2, 0.4, 5)]);
    expect(shownOfProduct(two, 5)).toBe(0.7);
  });
});
