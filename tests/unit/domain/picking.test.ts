import fc from "fast-check";
import { drawByHash, pickLine, type PickLine, chargedAmount } from "@/backend/domain/picking";

const line: fc.Arbitrary<PickLine> = fc
  .record({
    orderItemId: fc.integer({ min: 900_001, max: 999_999 }),
    pieces: fc.integer({ min: 1, max: 20 }),
    netCents: fc.integer({ min: 0, max: 20_000 }),
    isLoose: fc.boolean(),
    variable: fc.boolean(),
    tolerancePerc: fc.integer({ min: 0, max: 20 }),
  })
  .map(({ pieces, isLoose, variable, ...rest }) => ({
    ...rest,
    quantity: isLoose ? pieces / 10 : pieces,
    isLoose,
    variableWeight: isLoose || variable,
    isPackaging: false,
  }));
const share = fc.float({ min: 0, max: Math.fround(0.999), noNaN: true });

describe("picking", () => {
  test("never weighs beyond the tolerance, and charges in proportion", () => {
    fc.assert(
      fc.property(line, share, share, (ordered, found, weight) => {
        const picked = pickLine(ordered, (_id, question) => (question === "found" ? found : weight));
        const most = 1 + ordered.tolerancePerc / 100;
        expect(picked.quantity).toBeGreaterThanOrEqual(0);
        expect(picked.quantity).toBeLessThanOrEqual(ordered.quantity * most + 0.0005);
        expect(picked.cents).toBeLessThanOrEqual(Math.round(ordered.netCents * most) + 20);
        if (picked.quantity === 0) expect(picked.cents).toBe(0);
        if (!ordered.variableWeight) expect(picked.cents).toBeLessThanOrEqual(ordered.netCents);
      }),
    );
  });

  test("is deterministic", () => {
    fc.assert(
      fc.property(line, (ordered) => {
        expect(pickLine(ordered)).toEqual(pickLine(ordered));
      }),
    );
  });

  test("finds most lines, not all", () => {
    const ids = Array.from({ length: 5000 }, (_, index) => 900_001 + index);
    const share = ids.filter((id) => drawByHash(id, "found") < 0.06).length / ids.length;
    expect(share).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.08);
  });

  test("bags are never missing", () => {
    const bag = { quantity: 1, netCents: 15, isLoose: false, variableWeight: false, tolerancePerc: 0 };
    expect(pickLine({ ...bag, orderItemId: 900_001, isPackaging: true }, () => 0)).toMatchObject({
      cents: 15,
    });
  });
});

describe("the settlement", () => {
  const cents = fc.integer({ min: 0, max: 50_000 });
  test("never collects more than was held, nor less than nothing", () => {
    const input = { productCents: cents, codeCents: cents, packagingCents: cents, deliveryFeeCents: cents };
    fc.assert(
      fc.property(fc.record({ ...input, preauthorisedCents: fc.option(cents) }), (settlement) => {
        const due = chargedAmount(settlement);
        expect(due).toBeGreaterThanOrEqual(0);
        if (settlement.preauthorisedCents !== null)
          expect(due).toBeLessThanOrEqual(settlement.preauthorisedCents);
      }),
    );
  });

  test("adds up to the order when everything was found", () => {
    const order = { productCents: 4000, codeCents: 500, packagingCents: 15, deliveryFeeCents: 490 };
    expect(chargedAmount({ ...order, preauthorisedCents: 5000 })).toBe(4005);
  });
});
