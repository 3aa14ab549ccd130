import { readFileSync } from "node:fs";
import path from "node:path";

const css = (file: string) => readFileSync(path.join(__dirname, "../../..", file), "utf8");
const REM = 16;

/** A length of the first rule with this selector, in pixels. */
function lengthOf(file: string, selector: string, property: string): number {
  const escaped = selector.replace(/[.]/g, "\\$&");
  const [, rule = ""] = new RegExp(`(?:^|\\n)${escaped} \\{([^}]*)\\}`).exec(css(file)) ?? [];
  const [, length = "", unit = ""] = new RegExp(`${property}: ([\\d.]+)(rem|px)`).exec(rule) ?? [];
  return Number(length) * (unit === "rem" ? REM : 1);
}

test("the picture of an article is 200 px high, of a small one 100", () => {
  const file = "components/content/article-card.module.css";
  expect(lengthOf(file, ".frame", "height")).toBe(200);
  expect(lengthOf(file, ".small .frame", "height")).toBe(100);
});
