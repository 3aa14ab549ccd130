import { categories } from "@/backend/seed/catalogue";
import { categoryTexts } from "@/backend/seed/catalogue/texts";

const SENTENCE = /(?<=[.!?:]) /;

test("every category has a text of its own, and no text is without its category", () => {
  expect(Object.keys(categoryTexts).toSorted()).toEqual(categories.map(({ slug }) => slug).toSorted());
  const texts = Object.values(categoryTexts);
  const lengths = texts.map((text) => text.split(/\s+/).length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(80);
});

test("no two texts share a sentence", () => {
  const sentences = Object.values(categoryTexts).flatMap((text) => text.split(SENTENCE));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});
