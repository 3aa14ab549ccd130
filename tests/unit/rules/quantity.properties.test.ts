import fc from "fast-check";
import {
  enterQuantity,
  lattice,
  purchaseLimit,
  roundQuantity,
  type SellingRule,
  stepDown,
  stepUp,
} from "@/lib/rules/quantity";

const grams = fc.option(fc.integer({ min: 10, max: 2000 }).map((g) => g / 1000));

const rule: fc.Arbitrary<SellingRule> = fc.record({
  kind: fc.constantFrom("piece", "package", "loose"),
  minAcq: fc.integer({ min: 0, max: 12 }),
  maxAcq: fc.option(fc.integer({ min: 0, max: 60 })),
  multiPack: fc.integer({ min: 1, max: 6 }),
  qtyMult: fc.integer({ min: 1, max: 12 }),
  qtyLocked: fc.boolean(),
  stepSelling: grams,
  weightSelling: grams,
  weightSingleUnit: grams,
  splitOnPackage: fc.boolean(),
});

const quantity = fc.oneof(fc.integer({ min: 0, max: 80 }), fc.double({ min: 0, max: 80, noNaN: true }));

function onLattice(selling: SellingRule, value: number): boolean {
  const { start, step } = lattice(selling);
  const at = Math.round(value * 1000);
  return at === 0 || (at >= start && (at - start) % step === 0);
}

it("never leaves the quantities that can be bought, whatever it starts from", () => {
  fc.assert(
    fc.property(rule, quantity, fc.array(fc.boolean(), { maxLength: 30 }), (selling, from, clicks) => {
      let now = from;
      for (const plus of clicks) {
        const step = plus ? stepUp(selling, now) : stepDown(selling, now);
        if ("blocked" in step) continue;
        now = step.quantity;
        expect(onLattice(selling, now)).toBe(true);
        expect(now).toBe(roundQuantity(now));
      }
    }),
  );
});

it("never goes under minAcq or over the limit by plus", () => {
  fc.assert(
    fc.property(rule, quantity, (selling, from) => {
      const step = stepUp(selling, from);
      if ("blocked" in step) return;
      if (selling.kind !== "loose") expect(step.quantity).toBeGreaterThanOrEqual(selling.minAcq);
      expect(step.quantity).toBeGreaterThan(Math.round(from * 1000) / 1000);
      expect(step.quantity).toBeLessThanOrEqual(purchaseLimit(selling) ?? Infinity);
    }),
  );
});

it("comes back to where it was by a plus and a minus", () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: 0, max: 20 }), (selling, clicks) => {
      const { start, step } = lattice(selling);
      const from = (start + clicks * step) / 1000;
      const up = stepUp(selling, from, { limit: null });
      if ("blocked" in up) throw new Error("plus was blocked without a limit");
      expect(stepDown(selling, up.quantity)).toEqual({ quantity: from, asksRemoval: false });
    }),
  );
});

it("reaches nothing or a stop in a finite number of minuses", () => {
  fc.assert(
    fc.property(rule, quantity, (selling, from) => {
      let now = from;
      for (;;) {
        const step = stepDown(selling, now);
        if ("blocked" in step || step.asksRemoval) return;
        expect(step.quantity).toBeLessThan(now);
        now = step.quantity;
      }
    }),
  );
});

it("typed twice is typed once", () => {
  fc.assert(
    fc.property(rule, quantity, (selling, value) => {
      const first = enterQuantity(selling, value);
      if ("blocked" in first) return;
      expect(enterQuantity(selling, first.quantity)).toEqual({ ...first, adjusted: null });
      if (selling.qtyLocked) expect(first.quantity % selling.qtyMult).toBe(0);
    }),
  );
});
