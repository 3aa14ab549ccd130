import { readdirSync, readFileSync } from "node:fs";

const FOLDER = "docs/decisions";

const read = (file: string) => readFileSync(`${FOLDER}/${file}`, "utf8");

/** As the index writes a decision: title, file, date and status. */
function indexRowOf(file: string): string {
  const text = read(file);
  const title = /^# (.+)/.exec(text)?.[1];
  const [, date, status] = /^Date: ([\d-]+)\. Status: (\w+)/m.exec(text) ?? [];
  return `| [${title}](${file}) | ${date} | ${status} |`;
}

const index = read("README.md").replace(/ +\|/g, " |");
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".md") && file !== "README.md");

test.each(files)("the index lists %s with its title, date and status", (file) => {
  expect(index).toContain(indexRowOf(file));
});
