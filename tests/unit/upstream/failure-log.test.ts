import { inspect } from "node:util";
import nock from "nock";
import { getCategoryTree } from "@/lib/ebsn/catalogue";
import { readContent } from "@/lib/content/client";
import { z } from "zod";
import { describeCause } from "@/lib/upstream/failure";
import { skipTimeouts } from "@/tests/support/skip-timeouts";

const HOST = "localhost:4000";

beforeEach(() => skipTimeouts());
afterEach(() => nock.cleanAll());

const failureOf = (read: () => Promise<unknown>) =>
  read().then(
    () => null,
    (error: unknown) => error,
  );

it("an outage is one line that names call, host, status and cause", async () => {
  nock(`http://${HOST}`).persist().get(/.*/).reply(503, "<h1>Busy</h1>");
  const failure = await failureOf(getCategoryTree);
  expect(inspect(failure)).toBe(`EbsnFailure: http /ebsn/api/category at ${HOST} (503)`);
  expect(inspect({ failure })).not.toContain("\n    at ");
  expect((failure as Error).stack).not.toContain("\n");
});

it("no answer names why", async () => {
  nock(`http://${HOST}`)
    .persist()
    .get(/.*/)
    .replyWithError(Object.assign(new Error("no"), { code: "ECONNRESET" }));
  expect(inspect(await failureOf(getCategoryTree))).toBe(
    `EbsnFailure: network /ebsn/api/category at ${HOST}: ECONNRESET`,
  );
  const read = () => readContent({ route: "wp/v2/pages", schema: z.array(z.unknown()), name: "pages" });
  expect(inspect(await failureOf(read))).toBe(`ContentFailure: network wp/v2/pages at ${HOST}: ECONNRESET`);
});

it.each<[unknown, string]>([
  [new AggregateError([Object.assign(new Error("x"), { code: "EHOSTUNREACH" })]), "EHOSTUNREACH"],
  [
    new TypeError("fetch failed", { cause: new Error("certificate\n has expired") }),
    "certificate has expired",
  ],
  [undefined, ""],
])("the cause of %p is %p", (error, cause) => expect(describeCause(error)).toBe(cause));
