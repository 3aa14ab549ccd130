import { testsThatReadFiles } from "@/scripts/lib/last-pass.mjs";

test.each([
  "tests/unit/docs/citations.test.ts",
  "tests/unit/docs/fixed-sizes.test.ts",
  "tests/unit/lib/compose.test.ts",
  "tests/unit/lib/nginx.test.ts",
  "tests/unit/offline/service-worker.test.ts",
])("%s runs after every change, as it reads files that it does not import", (file) => {
  expect(testsThatReadFiles()).toContain(file);
});

test("a test that reads no file runs when what it imports has changed", () => {
  expect(testsThatReadFiles()).not.toContain("tests/unit/lib/money.test.ts");
});
