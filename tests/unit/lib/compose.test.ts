import { readFileSync } from "node:fs";

const compose = readFileSync("deploy/compose.yaml", "utf8");
const serviceText = (name: string) =>
  new RegExp(`^ {2}${name}:\\n(?: {3,}.*\\n|\\n)+`, "m").exec(compose)?.[0] ?? "";

test("containers publish nginx only, and of the backend the bank's page", () => {
  expect(serviceText("backend")).not.toContain("ports:");
  expect(serviceText("postgres")).not.toContain("ports:");
  const nginx = readFileSync("deploy/nginx/upstream-compose.conf", "utf8");
  const locations = [...nginx.matchAll(/location (\S+) \{\s+(\S+)/g)].map(([, path, rule]) => [path, rule]);
  expect(locations).toEqual([
    ["/bank/", "proxy_pass"],
    ["/", "return"],
  ]);
});

test("containers do not use the password that everybody can read", () => {
  expect(serviceText("backend")).toContain("DEMO_PASSWORD: ${DEMO_PASSWORD:-random}");
});
