import { readFileSync } from "node:fs";
import path from "node:path";

const css = (file: string) => readFileSync(path.join(__dirname, "../../..", file), "utf8");

/** In pixels; NaN in any other unit, which is not fixed: a rem of the shop is not 16 px. */
function lengthOf(file: string, selector: string, property: string): number {
  const escaped = selector.replace(/[.]/g, "\\$&");
  const [, rule = ""] = new RegExp(`(?:^|\\n)${escaped} \\{([^}]*)\\}`).exec(css(file)) ?? [];
  const [, length] = new RegExp(`${property}: ([\\d.]+)px`).exec(rule) ?? [];
  return Number(length);
}

test("the picture of an article is 200 px high, of a small one 100", () => {
  const file = "components/content/article-card.module.css";
  expect(lengthOf(file, ".frame", "height")).toBe(200);
  expect(lengthOf(file, ".small .frame", "height")).toBe(100);
});
