import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { escapePrograms } from "@/scripts/lib/escape-programs.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(folder, "server", "chunks"), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function escape(program: string, name = "chunks/page.js"): string {
  const path = join(folder, "server", name);
  writeFileSync(path, program);
  escapePrograms(folder);
  return readFileSync(path, "utf8");
}

const PROGRAMS = [
  `"1 € — città, “😀”"`,
  "`prezzo ${'…'} €`",
  `"a—b😀".replace(/[—–]/gu, "-").replace(/[😀-😂]/gu, "!")`,
  `JSON.parse('{"title":"L\\'Aquila… €"}').title`,
  "new RegExp(String.raw`^\\d+ €$`).test('3 €')",
  `({ "—": 1 })["—"] /* … */`,
];

test.each(PROGRAMS)("%s means the same in Latin-1", (program) => {
  const escaped = escape(program);
  expect(escaped).toMatch(/^[\0-\xff]*$/);
  expect(eval(escaped)).toEqual(eval(program));
});

test("accents stay, and so does what is no program", () => {
  expect(escape(`"è già lì"`)).toBe(`"è già lì"`);
  expect(escape(`{"title":"…"}`, "app.json")).toBe(`{"title":"…"}`);
});
