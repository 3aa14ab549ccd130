import { existsSync, readFileSync } from "node:fs";

const DUTIES = ["R1b", "R3b", ...Array.from({ length: 23 }, (_, index) => `R${index + 1}`)];

/** Met by showing nothing: there is nothing to test. */
const WITHOUT_TEST = ["R22"];

const rows = readFileSync("docs/law.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| R"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, duty = "", , where = "", test = ""]) => ({ name: duty.split(" ")[0] ?? "", where, test }));

const codeIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

const TEST_ENDINGS = [".test.ts", ".test.tsx", ".spec.ts"];
const isTest = (path: string) => TEST_ENDINGS.some((ending) => existsSync(`tests/${path}${ending}`));

test("every duty has one line", () => {
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => DUTIES.includes(name))
      .sort(),
  ).toEqual([...DUTIES].sort());
});

test.each(rows)("$name names tests that exist", ({ name, test: cell }) => {
  const tests = codeIn(cell);
  expect(tests.length > 0 || WITHOUT_TEST.includes(name)).toBe(true);
  expect(tests.filter((path) => !isTest(path))).toEqual([]);
});

test.each(rows)("$name names files that exist", ({ where }) => {
  const files = codeIn(where).filter((code) => /\.tsx?$/.test(code));
  expect(files.filter((path) => ![path, `backend/modules/${path}`].some((name) => existsSync(name)))).toEqual(
    [],
  );
});
