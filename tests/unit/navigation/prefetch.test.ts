import { allowsPrefetch } from "@/lib/navigation/connection";
import { createPrefetchBudget } from "@/lib/navigation/prefetch-budget";

test("asks for each address once", () => {
  const budget = createPrefetchBudget();
  expect([budget.take("/frutta"), budget.take("/frutta"), budget.take("/latte")]).toEqual([
    true,
    false,
    true,
  ]);
});

test("makes no more than 40 requests per page, two for each address", () => {
  const budget = createPrefetchBudget();
  const taken = Array.from({ length: 60 }, (_, index) => budget.take(`/product/${index}`));
  expect(taken.filter(Boolean)).toHaveLength(20);
  budget.reset();
  expect(budget.take("/product/59")).toBe(true);
});

test("guesses on lines that allow it only", () => {
  expect(allowsPrefetch(undefined)).toBe(true);
  expect(allowsPrefetch({ effectiveType: "4g" })).toBe(true);
  expect(allowsPrefetch({ effectiveType: "3g", saveData: false })).toBe(true);
  expect(allowsPrefetch({ effectiveType: "4g", saveData: true })).toBe(false);
  expect(allowsPrefetch({ effectiveType: "2g" })).toBe(false);
  expect(allowsPrefetch({ effectiveType: "slow-2g" })).toBe(false);
});
