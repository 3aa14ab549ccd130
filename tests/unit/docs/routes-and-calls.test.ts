import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROUTES } from "@/config/routes.mjs";
import { CALLS } from "@/lib/gateway/calls";

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
const pageCalls = rowsOf("Calls of pages and letters");

test("every file named exists, and every row says what shows it", () => {
  expect(routes.length + calls.length).toBeGreaterThan(200);
  const files = [...routes, ...calls, ...pageCalls].flatMap((row) => row.files);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(
    [...routes, ...calls, ...pageCalls].filter(({ files: own, shows }) => own.length === 0 || !shows),
  ).toEqual([]);
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

test("each call's file speaks of it", () => {
  const unspoken = calls.filter(({ name, files }) => {
    const [call = ""] = codes(name);
    const word = call.replace("/:id", "").split("/").at(-1) ?? "";
    return !files.some((file) => readFileSync(path.join(ROOT, file), "utf8").includes(word));
  });
  expect(unspoken).toEqual([]);
});
