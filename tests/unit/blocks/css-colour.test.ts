import { cssColour, contrastingColour } from "@/components/blocks/css-colour";

test.each([
  ["#fff", "#1d1812"],
  ["#ffe9a0", "#1d1812"],
  ["#7a3b12", "#fffdf9"],
  ["#000000", "#fffdf9"],
  ["rebeccapurple", "#fffdf9"],
])("text on %s is %s", (background, textColour) => {
  expect(contrastingColour(background)).toBe(textColour);
});

test.each(["red;}", "url(x)", "javascript:1", "expression(1)", "", undefined])("rejects %s", (text) => {
  expect(cssColour(text)).toBe("");
});
