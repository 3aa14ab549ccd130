import { lowestPrice, priceSteps, stepPath } from "@/lib/rules/prices/price-history";

const TODAY = "2026-11-22";
const dayOf = (at: string) => at.slice(0, 10);
const steps = (changes: [string, number | null][], days = 90) =>
  priceSteps(
    changes.map(([day, cents]) => ({ at: `${day}T08:00:00.000Z`, cents })),
    TODAY,
    days,
    dayOf,
  );

describe("the steps of a price", () => {
  test("begin with the price in force on the first day and end today", () => {
    expect(
      steps([
        ["2026-01-01", 200],
        ["2026-11-10", 150],
      ]),
    ).toEqual([
      { from: "2026-08-25", to: "2026-11-09", cents: 200 },
      { from: "2026-11-10", to: TODAY, cents: 150 },
    ]);
  });

  test("a product that is newer begins with its first price", () => {
    expect(steps([["2026-11-20", 99]])).toEqual([{ from: "2026-11-20", to: TODAY, cents: 99 }]);
  });

  test("of several prices of one day the last counts, and equal neighbours are one", () => {
    expect(
      steps([
        ["2026-11-01", 100],
        ["2026-11-05", 80],
        ["2026-11-05", 100],
      ]),
    ).toEqual([{ from: "2026-11-01", to: TODAY, cents: 100 }]);
  });

  test("a price that ended on the first day is one, in whichever order they come", () => {
    const later = { from: "2026-08-26", to: TODAY, cents: 150 };
    const ended = { from: "2026-08-25", to: "2026-08-25", cents: 200 };
    expect(
      steps([
        ["2026-08-26", 150],
        ["2026-01-01", 200],
      ]),
    ).toEqual([ended, later]);
    expect(
      steps([
        ["2026-01-01", 200],
        ["2026-08-25", 150],
      ]),
    ).toEqual([{ ...later, from: "2026-08-25" }]);
  });

  test("no changes, no steps; what is only announced does not count", () => {
    expect(steps([])).toEqual([]);
    expect(steps([["2026-12-01", 100]])).toEqual([]);
  });

  test("cover every day once", () => {
    for (let seed = 1; seed < 60; seed += 1) {
      const changes = Array.from({ length: seed % 9 }, (_none, index): [string, number | null] => [
        `2026-${String(6 + ((seed + index) % 5)).padStart(2, "0")}-${String(1 + ((seed * 7 + index * 11) % 28)).padStart(2, "0")}`,
        (seed * index) % 4 === 3 ? null : 100 + ((seed * 13 + index * 29) % 7),
      ]).sort(([a], [b]) => (a < b ? -1 : 1));
      const found = steps(changes);
      found.forEach((step, index) => {
        expect(step.from <= step.to).toBe(true);
        const next = found[index + 1];
        if (next) {
          expect(Date.parse(next.from) - Date.parse(step.to)).toBe(86_400_000);
          expect(next.cents).not.toBe(step.cents);
        } else expect(step.to).toBe(TODAY);
      });
    }
  });
});

test("the lowest price counts the one that ended on the first of the days, and no days without a price", () => {
  const dearerSince = (day: string) =>
    steps([
      ["2026-09-01", 100],
      ["2026-09-20", 100],
      [day, 150],
    ]);
  expect(lowestPrice(dearerSince("2026-10-25"), TODAY, 30)).toBe(100);
  expect(lowestPrice(dearerSince("2026-10-24"), TODAY, 30)).toBe(150);
  expect(
    lowestPrice(
      steps([
        ["2026-11-01", 100],
        ["2026-11-05", null],
        ["2026-11-09", 120],
      ]),
      TODAY,
      30,
    ),
  ).toBe(100);
});

test("the lowest price counts the one in force when the days began", () => {
  const found = steps([
    ["2026-09-01", 100],
    ["2026-10-28", 150],
    ["2026-11-10", 120],
  ]);
  expect(lowestPrice(found, TODAY, 30)).toBe(100);
  expect(lowestPrice(found, TODAY, 20)).toBe(120);
  expect(lowestPrice([], TODAY, 30)).toBeNull();
});

describe("the line", () => {
  test("is drawn from the highest price on top to the lowest", () => {
    expect(
      stepPath(
        steps(
          [
            ["2026-11-13", 200],
            ["2026-11-18", 100],
          ],
          10,
        ),
        100,
        50,
      ),
    ).toBe("M0 0H50V50H100");
  });

  test("is level for one price, and broken while not on sale", () => {
    expect(stepPath(steps([["2026-11-13", 200]], 10), 100, 50)).toBe("M0 25H100");
    expect(
      stepPath(
        steps(
          [
            ["2026-11-13", 200],
            ["2026-11-15", null],
            ["2026-11-18", 100],
          ],
          10,
        ),
        100,
        50,
      ),
    ).toBe("M0 0H20M50 50H100");
    expect(stepPath([], 100, 50)).toBe("");
  });
});
