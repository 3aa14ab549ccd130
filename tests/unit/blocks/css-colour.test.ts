import { cssColour, readableOn } from "@/components/blocks/css-colour";

test.each([
  ["#fff", "#1d1812"],
  ["#ffe9a0", "#1d1812"],
  ["#7a3b12", "#fffdf9"],
  ["#000000", "#fffdf9"],
  ["rebeccapurple", "#fffdf9"],
])("words on %s are %s", (ground, ink) => {
  expect(readableOn(ground)).toBe(ink);
});

test.each(["red;}", "url(x)", "javascript:1", "expression(1)", "", undefined])("%s is no colour", (text) => {
  expect(cssColour(text)).toBe("");
});
