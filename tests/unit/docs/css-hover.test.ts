import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type Rule } from "postcss";

const root = path.join(__dirname, "../../..");
const stylesheets = ["app", "components"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => path.join(root, folder, file)),
);

function hoverRules(): Rule[] {
  const rules: Rule[] = [];
  for (const file of stylesheets)
    postcss.parse(readFileSync(file, "utf8"), { from: file }).walkRules(/:hover/, (rule) => {
      rules.push(rule);
    });
  return rules;
}

test("nothing changes under a finger: its hover begins with the tap, stays, and is painted before the next page", () => {
  const rules = hoverRules();
  expect(rules.map(({ selector }) => selector)).toContain(".card:hover > span:first-child img");
  const always = rules.filter(
    ({ parent }) => parent?.type !== "atrule" || !("params" in parent) || parent.params !== "(hover: hover)",
  );
  expect(always.map(({ selector, source }) => `${source?.input.file}: ${selector}`)).toEqual([]);
});

test("what a key or the state of a thing shows too, it shows on a touchscreen as well", () => {
  const mixed = hoverRules().filter(({ selectors }) => selectors.some((one) => !one.includes(":hover")));
  expect(mixed.map(({ selector, source }) => `${source?.input.file}: ${selector}`)).toEqual([]);
});
