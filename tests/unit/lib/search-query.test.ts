import { readQuery, readSearch } from "@/config/search-query.mjs";

describe("the search query", () => {
  it.each([
    ["  latte   fresco ", "latte fresco"],
    [["latte", "uova"], "uova"],
    [undefined, ""],
    ["caffe\u0300", "caffè"],
    ["lat\u0000te", "lat te"],
    ["\u0000", ""],
    ["latte \ud83c", "latte"],
    ["🍕", "🍕"],
  ])("parses %j as %j", (input, query) => {
    expect(readQuery(input)).toBe(query);
  });

  it("is never cut inside a character", () => {
    const query = readQuery(`${"a".repeat(99)}🍕`);
    expect(query).toBe("a".repeat(99));
  });
});

test("ends with a whole word where it is cut, beside all that was typed", () => {
  const list = `${"latte ".repeat(16)}mozzarella`;
  expect(readSearch(list)).toEqual({ q: "latte ".repeat(16).trim(), typed: list });
  expect([readSearch(" latte "), readSearch(undefined)]).toEqual([{ q: "latte" }, { q: "" }]);
});

test("is as long as what it is read for", () => {
  const address = `${"via Savona ".repeat(10)}, 20144 Milano`;
  expect(readQuery(address).length).toBeLessThanOrEqual(100);
  expect(readQuery(address, 160)).toBe(address);
});
