import { readFileSync } from "node:fs";
import { SPECIFIED_CALLS, SPECIFIED_CONTENT_READS } from "@/tests/fixtures/specified-calls";
import { backendForFile } from "@/tests/support/file-backend";

/** A password must not appear in an address. */
const NEVER_BY_GET = ["registration/password_reset", "registration/update_password"];

const backend = backendForFile();

test("the embedded backend answers every call of the specifications", () => {
  const missing = SPECIFIED_CALLS.filter(([method, path]) => {
    const url = `/ebsn/api/${path.replace(/\/$/, "")}`;
    return !backend.app.hasRoute({ url, method: NEVER_BY_GET.includes(path) ? "POST" : method });
  });
  expect(missing).toEqual([]);
});

test.each(SPECIFIED_CONTENT_READS)("the content system answers %s", async (path) => {
  expect((await backend.get(`/p/wp-json/${path}`)).body).not.toMatchObject({ code: "rest_no_route" });
});

test("the requirements say where each of them is used", () => {
  const table = readFileSync("docs/requirements/routes-and-calls.md", "utf8");
  const unnamed = SPECIFIED_CALLS.map(([, path]) => path.replace(/\/$/, "")).filter(
    (path) => !table.includes(`\`${path}\``),
  );
  expect(unnamed).toEqual([]);
});
