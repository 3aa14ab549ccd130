import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type Rule } from "postcss";

const root = path.join(__dirname, "../../..");
const stylesheets = ["app", "components"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => path.join(root, folder, file)),
);

function movingHoverRules(): Rule[] {
  const rules: Rule[] = [];
  for (const file of stylesheets)
    postcss.parse(readFileSync(file, "utf8"), { from: file }).walkRules(/:hover/, (rule) => {
      if (
        rule.some((node) => node.type === "decl" && /^(?:transform|translate|scale|rotate)$/.test(node.prop))
      )
        rules.push(rule);
    });
  return rules;
}

test("nothing moves under a finger: its hover begins with the tap and stays, and is painted before the next page", () => {
  const rules = movingHoverRules();
  expect(rules.map(({ selector }) => selector)).toContain(".card:hover > span:first-child img");
  const always = rules.filter(
    ({ parent }) => parent?.type !== "atrule" || !("params" in parent) || parent.params !== "(hover: hover)",
  );
  expect(always.map(({ selector, source }) => `${source?.input.file}: ${selector}`)).toEqual([]);
});
