import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROUTES } from "@/config/routes.mjs";
import { REFUND_PATHS } from "@/lib/ebsn/refund-paths";
import { CALLS } from "@/lib/gateway/calls";
import { SPECIFIED_CONTENT_READS } from "@/tests/fixtures/specified-calls";
import { SPECIFIED_ROUTES } from "@/tests/fixtures/specified-routes";

const ROOT = path.join(__dirname, "../../..");
const DOCUMENT = readFileSync(path.join(ROOT, "docs/requirements/routes-and-calls.md"), "utf8");

type Row = { name: string; files: string[]; shows: string };

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

function rowsOf(heading: string): Row[] {
  const section = DOCUMENT.split(/^## /m).find((text) => text.startsWith(heading)) ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| ") && line.includes("`"))
    .map((line) => {
      const [name = "", files = "", shows = ""] = line
        .split(" | ")
        .map((cell) => cell.replace(/^\||\|$/g, "").trim());
      return { name, files: codes(files), shows };
    });
}

const routes = rowsOf("Routes");
const calls = rowsOf("Calls\n");
const pageCalls = rowsOf("Calls of pages and emails");
const contentCalls = rowsOf("Content system");
const allRows = [...routes, ...calls, ...pageCalls, ...contentCalls];

test("every file named exists, and every row says what shows it", () => {
  expect(routes.length + calls.length).toBeGreaterThan(200);
  const files = allRows.flatMap((row) => row.files);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(allRows.filter(({ files: own, shows }) => own.length === 0 || !shows)).toEqual([]);
});

test("every page and handler of the app is a route of the table", () => {
  const files = readdirSync(path.join(ROOT, "app"), { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file))
    .map((file) => `app/${file}`);
  const named = new Set(routes.flatMap((row) => row.files));
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});

test("every first segment of config/routes.mjs has a route", () => {
  const segments = new Set(
    routes.map(({ name }) => (codes(name)[0] ?? "").split("/")[1]?.replace(/\..*/, "")),
  );
  expect(Object.keys(ROUTES).filter((segment) => !segments.has(segment))).toEqual([]);
});

test("the table names the calls of the gateway, and no other", () => {
  const admitted = CALLS.map(({ method, path: call }) => `${method} \`${call}\``);
  expect(calls.map(({ name }) => name).toSorted()).toEqual(admitted.toSorted());
});

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const escapeDots = (text: string) => text.replaceAll(".", "\\.");
const withoutComments = (text: string) => text.replace(/^\s*(?:\/\/|\/\*\*|\*).*$/gm, "");

/** Constants of `lib` that stand for a call. */
const constants = readdirSync(path.join(ROOT, "lib"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .flatMap((file) => [...read(`lib/${file}`).matchAll(/^export const ([A-Z_]+) = "([^"]+)";$/gm)])
  .map(([, name = "", call = ""]) => ({ name, call }))
  .concat(Object.entries(REFUND_PATHS).map(([key, call]) => ({ name: `REFUND_PATHS.${key}`, call })));

/** Whole, with a template in place of a `:parameter`, or by its constant. */
function asks(file: string, call: string): boolean {
  const text = withoutComments(read(file));
  const address = escapeDots(call).replace(/:\w+/g, "\\$\\{[^}]+\\}");
  const names = constants.filter((constant) => constant.call === call).map(({ name }) => escapeDots(name));
  return [`["'\`/]${address}["'\`?]`, ...names.map((name) => `\\b${name}\\b`)].some((pattern) =>
    new RegExp(pattern).test(text),
  );
}

test("each file of a call asks it", () => {
  const unasked = [...calls, ...pageCalls].flatMap(({ name, files }) =>
    codes(name).flatMap((call) =>
      files.filter((file) => !asks(file, call)).map((file) => `${call} in ${file}`),
    ),
  );
  expect(unasked).toEqual([]);
});

test("a file that asks another call of the group does not ask it", () => {
  expect(asks("lib/overlays/save-to-list.ts", "wishlist/add")).toBe(true);
  expect(asks("lib/overlays/save-to-list.ts", "wishlist/remove")).toBe(false);
  expect(asks("components/lists/use-lists.ts", "wishlist/create")).toBe(false);
});

test("every route of the specifications is in the table", () => {
  const named = routes.flatMap(({ name }) => codes(name));
  const missing = SPECIFIED_ROUTES.filter(
    (route) => !named.some((other) => other === route || other.startsWith(`${route}/[[`)),
  );
  expect(missing).toEqual([]);
});

test("every read of the content system is in the document", () => {
  const missing = SPECIFIED_CONTENT_READS.map((address) =>
    address.replace(/[?].*|\/\d.*|\/footer$/, ""),
  ).filter((call) => !DOCUMENT.includes(`\`${call}`));
  expect(missing).toEqual([]);
});

test("each file of the content system asks its call", () => {
  const unasked = contentCalls.flatMap(({ name, files }) =>
    codes(name).filter(
      (call) => !files.some((file) => asks(file, call.replace(/^\/p(?=\/wp-admin)|^\/(?=v2)/, ""))),
    ),
  );
  expect(unasked).toEqual([]);
});
