import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addCompileHints } from "@/scripts/lib/compile-hints.mjs";

test("the scripts of every page are compiled ahead of their use, others as they are used", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  writeFileSync(join(folder, "build-manifest.json"), JSON.stringify({ rootMainFiles: ["main.js"] }));
  for (const name of ["main.js", "late.js"]) writeFileSync(join(folder, name), "run();");
  addCompileHints(folder);
  addCompileHints(folder);
  expect(read("main.js")).toBe("//# allFunctionsCalledOnLoad\nrun();");
  expect(read("late.js")).toBe("run();");
  rmSync(folder, { recursive: true });
});
