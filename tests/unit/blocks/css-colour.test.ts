import { cssColour, contrastingColour, backgroundTone } from "@/components/blocks/css-colour";

test.each([
  ["#fff", "#26201a"],
  ["#ffe9a0", "#26201a"],
  ["#7a3b12", "#fffdf9"],
  ["#000000", "#fffdf9"],
  ["rebeccapurple", "#fffdf9"],
])("text on %s is %s", (background, textColour) => {
  expect(contrastingColour(background)).toBe(textColour);
});

test.each(["red;}", "url(x)", "javascript:1", "expression(1)", "", undefined])("rejects %s", (text) => {
  expect(cssColour(text)).toBe("");
});

test.each([
  ["#f3eee2", "light"],
  ["rgb(20, 30 40)", "dark"],
  ["rebeccapurple", undefined],
  ["", undefined],
])("the ground of %s is %s", (background, ground) => {
  expect(backgroundTone(background)).toBe(ground);
});
