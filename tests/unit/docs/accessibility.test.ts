import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CUSTOMER_PAGES, PAGES } from "@/tests/support/accessible-pages";

const ROOT = path.join(__dirname, "../../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const DOCUMENT = read("docs/accessibility.md");
const JOURNEYS = path.join(ROOT, "tests/e2e");
const WALK = "accessibility-pages";

/** A route, with its state where it has one: "`/cart` empty". */
type CheckedPage = string;

const checked = (route: string, state = ""): CheckedPage => `\`${route}\` ${state}`.trim();
const routeOf = (entry: CheckedPage) => /`([^`]+)`/.exec(entry)?.[1] ?? "";

function checkedBy(journey: string): CheckedPage[] {
  if (journey === WALK)
    return [
      ...Object.values(PAGES).flat(),
      ...Object.values(CUSTOMER_PAGES).flatMap((pages) => pages(0)),
    ].map(([route, , state]) => checked(route, state));
  const calls = read(`tests/e2e/${journey}.spec.ts`).matchAll(
    /expectAccessible\(\s*"([^"]+)"(?:,\s*"([^"]+)")?,?\s*\)/g,
  );
  return [...calls].map(([, route = "", state]) => checked(route, state));
}

const byJourney = Object.fromEntries(
  readdirSync(JOURNEYS)
    .filter((file) => file.endsWith(".spec.ts"))
    .map((file) => file.replace(".spec.ts", ""))
    .map((journey) => [journey, [...new Set(checkedBy(journey))].toSorted()] as const)
    .filter(([, entries]) => entries.length > 0),
);

function rowsOf(heading: string): [first: string, second: string][] {
  const section = DOCUMENT.split(/^## /m).find((text) => text.startsWith(heading)) ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [, first = "", second = ""] = line.split("|").map((cell) => cell.trim());
      return [first.replaceAll("`", ""), second];
    });
}

const entries = Object.values(byJourney).flat();
const exceptions = rowsOf("Not checked").map(([route]) => route);

test("the table names what each journey checks", () => {
  const written = Object.fromEntries(
    rowsOf("Checked").map(([journey, cell]) => [journey, cell.split("; ").toSorted()]),
  );
  expect(written).toEqual(byJourney);
});

test("every check of a journey can be read from its text", () => {
  for (const journey of Object.keys(byJourney).filter((name) => name !== WALK)) {
    const text = read(`tests/e2e/${journey}.spec.ts`);
    const count = text.match(/expectAccessible\(/g)?.length ?? 0;
    expect({ journey, count }).toEqual({ journey, count: checkedBy(journey).length });
  }
});

test("every page of the shop is checked, or the document says why not", () => {
  const pages = read("docs/requirements/routes-and-calls.md")
    .split("\n")
    .filter((line) => line.startsWith("| `/") && line.includes("page.tsx"))
    .map((line) => routeOf(line));
  expect(pages.length).toBeGreaterThan(90);
  const known = new Set([...entries.map(routeOf), ...exceptions]);
  expect(pages.filter((page) => !known.has(page))).toEqual([]);
  expect(exceptions.filter((route) => !pages.includes(route))).toEqual([]);
  expect(exceptions.filter((route) => entries.some((entry) => routeOf(entry) === route))).toEqual([]);
});

test("the figures are those of the table", () => {
  const routes = new Set(entries.map(routeOf)).size;
  const states = new Set(entries).size;
  expect(DOCUMENT).toContain(`${routes} routes in ${states} states`);
});
