import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// ESLint imports its configuration, which Jest's sandbox cannot.
const PRINT_REACT_RULES = `
  import { ESLint } from "eslint";
  import { readFileSync } from "node:fs";
  const eslint = new ESLint();
  const isOn = ([name, [severity]]) => severity > 0 && /^(?:react|react-hooks|jsx-a11y)\\//.test(name);
  const rules = {};
  for (const file of JSON.parse(readFileSync(0, "utf8")))
    rules[file] = Object.entries((await eslint.calculateConfigForFile(file)).rules).filter(isOn).length;
  process.stdout.write(JSON.stringify(rules));
`;

/** Number of rules about React that hold for each file. */
const countReactRules = (files: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", PRINT_REACT_RULES], {
      input: JSON.stringify(files),
      encoding: "utf8",
    }),
  ) as Record<string, number>;

const modulesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const hasHooks = (file: string) => /\buse[A-Z]\w*\(/.test(readFileSync(file, "utf8"));

const COMPONENTS = [
  "app/global-error.tsx",
  "brand/wordmark.tsx",
  "components/cart/add-to-cart.tsx",
  "tests/components/ui/carousel.test.tsx",
];

const WITHOUT_REACT = [
  "backend/main.ts",
  "config/routes.mjs",
  "eslint.config.mjs",
  "lib/rules/prices/price.ts",
  "lib/cart/change-lines.ts",
  "middleware.ts",
  "scripts/start.mjs",
  "server/main.mjs",
  "tests/contract/cart.test.ts",
  "tests/unit/lib/paths.test.ts",
];

test("lint checks the rules of React in every file that may break them, and in no other", () => {
  const hooks = ["app", "components", "config", "lib", "server", "scripts"]
    .flatMap(modulesBelow)
    .filter(hasHooks);
  expect(hooks.length).toBeGreaterThan(50);
  const counts = countReactRules([...COMPONENTS, ...hooks, ...WITHOUT_REACT]);
  const all = counts[COMPONENTS[0] ?? ""];
  expect(all).toBeGreaterThan(20);
  expect([...COMPONENTS, ...hooks].filter((file) => counts[file] !== all)).toEqual([]);
  expect(WITHOUT_REACT.filter((file) => counts[file] !== 0)).toEqual([]);
});
