import fc from "fast-check";
import {
  parseQuantityInput,
  quantitySteps,
  purchaseLimit,
  quantityOnSteps,
  type SellingRule,
  stepDown,
  stepUp,
} from "@/lib/rules/quantities/quantity";
import { roundQuantity } from "@/lib/rules/quantities/round-quantity";

const grams = fc.option(fc.integer({ min: 10, max: 2000 }).map((g) => g / 1000));

const rule: fc.Arbitrary<SellingRule> = fc.record({
  kind: fc.constantFrom("piece", "package", "loose"),
  minAcq: fc.integer({ min: 1, max: 12 }),
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

function isAllowed(selling: SellingRule, value: number): boolean {
  const { start, step } = quantitySteps(selling);
  const at = Math.round(value * 1000);
  return at === 0 || (at >= start && (at - start) % step === 0);
}

it("stays on allowed quantities from any start", () => {
  fc.assert(
    fc.property(rule, quantity, fc.array(fc.boolean(), { maxLength: 30 }), (selling, from, clicks) => {
      let current = from;
      for (const isPlus of clicks) {
        const step = isPlus ? stepUp(selling, current) : stepDown(selling, current);
        if ("blocked" in step) continue;
        current = step.quantity;
        expect(isAllowed(selling, current)).toBe(true);
        expect(current).toBe(roundQuantity(current));
      }
    }),
  );
});

it("plus never goes below minAcq or above the limit", () => {
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

it("a plus and a minus cancel out", () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: 0, max: 20 }), (selling, clicks) => {
      const { start, step } = quantitySteps(selling);
      const from = (start + clicks * step) / 1000;
      const up = stepUp(selling, from, { limit: null });
      if ("blocked" in up) throw new Error("plus was blocked without a limit");
      expect(stepDown(selling, up.quantity, { limit: null })).toEqual({ quantity: from });
    }),
  );
});

it("repeated minus ends at zero or blocked", () => {
  fc.assert(
    fc.property(rule, quantity, (selling, from) => {
      let current = from;
      for (;;) {
        const step = stepDown(selling, current);
        if ("blocked" in step || step.quantity === 0) return;
        expect(step.quantity).toBeLessThan(current);
        current = step.quantity;
      }
    }),
  );
});

it("entering a quantity is idempotent", () => {
  fc.assert(
    fc.property(rule, quantity, (selling, value) => {
      const first = parseQuantityInput(selling, value);
      if ("blocked" in first) return;
      expect(parseQuantityInput(selling, first.quantity)).toEqual({ ...first, adjusted: null });
      if (selling.qtyLocked) expect(first.quantity % selling.qtyMult).toBe(0);
    }),
  );
});

it("what replaces another product follows its own steps, and its limit where one of them does", () => {
  fc.assert(
    fc.property(rule, quantity, fc.option(quantity), (selling, wanted, limit) => {
      const found = quantityOnSteps(selling, wanted, limit);
      const first = quantitySteps(selling).start / 1000;
      expect(isAllowed(selling, found)).toBe(true);
      expect(found).toBeGreaterThanOrEqual(first);
      if (limit === null) expect(found).toBeGreaterThanOrEqual(Math.round(wanted * 1000) / 1000);
      else expect(found).toBeLessThanOrEqual(Math.max(first, Math.round(limit * 1000) / 1000));
    }),
  );
});
