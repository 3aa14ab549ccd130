import {
  NO_LINES,
  startSending,
  hasPending,
  itemKey,
  isProductPending,
  productTargets,
  productKey,
  rebase,
  reject,
  confirm,
  displayedQuantity,
  displayedProductQuantity,
  setTarget,
} from "@/lib/cart/optimistic-lines";

const line = (itemId: number, quantity: number, productId = itemId * 10) => ({ itemId, productId, quantity });

const start = rebase(NO_LINES, [line(1, 2), line(2, 1)]);

describe("cart lines", () => {
  it("shows a pending quantity at once and marks the totals as stale", () => {
    const changed = setTarget(start, itemKey(1), 5);
    expect(displayedQuantity(changed, itemKey(1))).toBe(5);
    expect(displayedQuantity(changed, itemKey(2))).toBe(1);
    expect(hasPending(changed)).toBe(true);
  });

  it("replaces an older pending quantity", () => {
    const changed = setTarget(setTarget(start, itemKey(1), 5), itemKey(1), 3);
    expect(startSending(changed).sending).toEqual({ key: "i1", quantity: 3 });
  });

  it("sends one change at a time, oldest first", () => {
    const inFlight = startSending(setTarget(setTarget(start, itemKey(1), 5), itemKey(2), 4));
    expect(inFlight.sending?.key).toBe("i1");
    expect(startSending(inFlight)).toBe(inFlight);
  });

  it("keeps a change made while a write is in flight", () => {
    const inFlight = setTarget(startSending(setTarget(start, itemKey(1), 5)), itemKey(1), 6);
    const confirmed = confirm(inFlight, [line(1, 5), line(2, 1)]);
    expect(displayedQuantity(confirmed, itemKey(1))).toBe(6);
    expect(confirmed.pending.get(itemKey(1))).toBe(6);
  });

  it("rolls back to the server's quantity on rejection", () => {
    const rejected = reject(startSending(setTarget(start, itemKey(1), 50)));
    expect(displayedQuantity(rejected, itemKey(1))).toBe(2);
    expect(hasPending(rejected)).toBe(false);
  });

  it("does not roll back a newer change", () => {
    const rejected = reject(setTarget(startSending(setTarget(start, itemKey(1), 50)), itemKey(1), 4));
    expect(displayedQuantity(rejected, itemKey(1))).toBe(4);
  });

  it("moves a product's pending change to its new line", () => {
    const inFlight = setTarget(startSending(setTarget(start, productKey(77), 1)), productKey(77), 3);
    const confirmed = confirm(inFlight, [...start.base, line(9, 1, 77)]);
    expect(confirmed.pending).toEqual(new Map([["i9", 3]]));
    expect(displayedProductQuantity(confirmed, 77)).toBe(3);
    expect(isProductPending(confirmed, 77)).toBe(true);
  });

  it("turns a change to a removed line into a new line", () => {
    const inFlight = setTarget(startSending(setTarget(start, itemKey(1), 0)), itemKey(1), 2);
    const confirmed = confirm(inFlight, [line(2, 1)]);
    expect(confirmed.pending).toEqual(new Map([["p10", 2]]));
  });

  it("drops a change the server already reflects", () => {
    expect(hasPending(rebase(setTarget(start, itemKey(1), 5), [line(1, 5), line(2, 1)]))).toBe(false);
  });

  it("keeps a change equal to the server's quantity while another is in flight", () => {
    const inFlight = setTarget(startSending(setTarget(start, itemKey(1), 5)), itemKey(1), 2);
    expect(rebase(inFlight, start.base).pending.get(itemKey(1))).toBe(2);
  });

  it("sums a product over its lines", () => {
    const twoLines = rebase(NO_LINES, [line(1, 0.3, 5), line(2, 0.4, 5)]);
    expect(displayedProductQuantity(twoLines, 5)).toBe(0.7);
  });

  it.each([
    ["the newest line grows", 4, [["i2", 2]]],
    ["the newest line shrinks", 2.5, [["i2", 0.5]]],
    [
      "what the newest line lacks is taken from the one before",
      1.5,
      [
        ["i2", 0],
        ["i1", 1.5],
      ],
    ],
    [
      "none is left",
      0,
      [
        ["i2", 0],
        ["i1", 0],
      ],
    ],
  ])("of a product with two lines, %s", (_, quantity, targets) => {
    const twoLines = rebase(NO_LINES, [line(1, 2, 5), line(2, 1, 5)]);
    expect(productTargets(twoLines, 5, quantity)).toEqual(targets);
  });

  it.each([1, 2])("is a change of a product with two lines (%i)", (itemId) => {
    const twoLines = rebase(NO_LINES, [line(1, 2, 5), line(2, 1, 5), line(3, 1, 6)]);
    const changed = setTarget(twoLines, itemKey(itemId), 4);
    for (const lines of [changed, startSending(changed)]) {
      expect(isProductPending(lines, 5)).toBe(true);
      expect(isProductPending(lines, 6)).toBe(false);
    }
  });

  it("is a change of a product while its line is being added", () => {
    const adding = startSending(setTarget(NO_LINES, productKey(5), 1));
    expect(isProductPending(adding, 5)).toBe(true);
    expect(isProductPending(rebase(adding, [line(1, 1, 5)]), 5)).toBe(true);
  });
});
