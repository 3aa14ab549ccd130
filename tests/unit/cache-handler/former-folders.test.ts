import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeFormerFolders } from "@/lib/cache-handler/former-folders.mjs";

const folder = mkdtempSync(join(tmpdir(), "madia-cache-"));

beforeEach(() => {
  for (const name of ["pages", "pages-0", "pages-1", "pages-7", "pages-mine", "webpack"]) {
    mkdirSync(join(folder, name, "build"), { recursive: true });
    writeFileSync(join(folder, name, "build", "page"), "pasta");
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  [
    ["pages-0", "pages-1"],
    ["pages-0", "pages-1", "pages-mine", "webpack"],
  ],
  [["pages"], ["pages", "pages-mine", "webpack"]],
  [[], ["pages-mine", "webpack"]],
])("with %j in use, %j are left", async (names, left) => {
  await removeFormerFolders(folder, names);
  expect(readdirSync(folder).sort()).toEqual(left);
});

test("a folder that does not exist yet is no failure", async () => {
  await expect(removeFormerFolders(join(folder, "none"), ["pages"])).resolves.toBeUndefined();
});
