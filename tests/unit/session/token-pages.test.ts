import { readdirSync, readFileSync } from "node:fs";

it("no page whose address may hold a token is told to the pages it leads to", () => {
  const pages = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("page.tsx"))
    .map((file) => ({ file, source: readFileSync(`app/${file}`, "utf8") }))
    .filter(({ source }) => /\{[^}]*\btoken\b[^}]*\} = await searchParams/.test(source));
  expect(pages.length).toBeGreaterThan(2);
  expect(
    pages.filter(({ source }) => !source.includes('referrer: "no-referrer"')).map(({ file }) => file),
  ).toEqual([]);
});
