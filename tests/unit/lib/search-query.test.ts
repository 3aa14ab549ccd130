import { readQuery } from "@/lib/search-query";

describe("the words of a search", () => {
  it.each([
    ["  latte   fresco ", "latte fresco"],
    [["latte", "uova"], "uova"],
    [undefined, ""],
    ["caffe\u0300", "caffè"],
    ["lat\u0000te", "lat te"],
    ["\u0000", ""],
    ["latte \ud83c", "latte"],
    ["🍕", "🍕"],
  ])("%j are %j", (given, words) => {
    expect(readQuery(given)).toBe(words);
  });

  it("never end in half a character, however long", () => {
    const words = readQuery(`${"a".repeat(99)}🍕`);
    expect(words).toBe("a".repeat(99));
  });
});
