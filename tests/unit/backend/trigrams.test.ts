import { trigramSimilarity, trigramsOf } from "@/backend/modules/search/trigrams";

/** `show_trgm` and `similarity` of PostgreSQL. */
test("trigrams and their similarity are those of PostgreSQL", () => {
  expect([...trigramsOf("abc")].sort()).toEqual(["  a", " ab", "abc", "bc "]);
  expect(trigramSimilarity(trigramsOf("mozarella"), trigramsOf("mozzarella"))).toBe(0.75);
});
