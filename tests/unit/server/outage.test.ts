import { noteOutage, watchOutage } from "@/config/outage.mjs";
import { ContentFailure } from "@/lib/content/failure";
import { EbsnFailure, type FailureKind } from "@/lib/ebsn/failure";
import { pageDeadline } from "@/lib/upstream/page-deadline";
import { HTML, setUp } from "@/tests/support/pass-through";

beforeEach(() => jest.spyOn(process.stderr, "write").mockReturnValue(true));

const ebsnFailure = (kind: FailureKind, http = 0) =>
  new EbsnFailure({ kind, path: "/ebsn/api/products", http });

const setUpPage = (status: number, error: Error) =>
  setUp((_request, response) => {
    noteOutage(error);
    response.writeHead(status, { "Content-Type": HTML }).end("<html><body></body></html>");
  });

async function visit({ url }: { url: string }) {
  const { status, headers } = await fetch(`${url}/login`);
  return [status, headers.get("retry-after"), headers.get("x-madia-outage")];
}

test.each<[string, Error]>([
  ["is not reachable", ebsnFailure("network")],
  ["does not answer", ebsnFailure("timeout")],
  ["answers with a server error", ebsnFailure("http", 502)],
  ["has too many callers", ebsnFailure("http", 429)],
  ["answers with what cannot be read", ebsnFailure("contract", 200)],
  ["has a content system that does not answer", new ContentFailure("timeout", "wp/v2/pages")],
])("a page that fails because the shop %s says when to come back", async (_name, error) => {
  expect(await visit(await setUpPage(500, error))).toEqual([503, "30", null]);
});

test("so does the one that is shown to everybody who waits for it", async () => {
  const { renderer } = await setUpPage(500, ebsnFailure("network"));
  const { status, rawHeaders } = await renderer.fetchPage({ path: "/pasta", headers: {} });
  expect([status, rawHeaders]).toEqual([503, expect.arrayContaining(["Retry-After", "30"])]);
});

test.each<[string, Error]>([
  ["a fault of its own", new Error("a fault of the page")],
  ["a call that the shop rejects", ebsnFailure("domain", 200)],
  ["a call that the shop lacks", ebsnFailure("http", 501)],
])("a page that fails because of %s is broken", async (_name, error) => {
  expect(await visit(await setUpPage(500, error))).toEqual([500, null, null]);
});

test("a page without a part that it can do without is a page", async () => {
  expect(await visit(await setUpPage(200, ebsnFailure("timeout")))).toEqual([200, null, null]);
});

test("the error page, which Next renders anew, has no more time for the shop than the page had", () => {
  const clock = jest.spyOn(Date, "now").mockReturnValue(0);
  watchOutage(jest.fn(), () => {
    const deadline = pageDeadline();
    clock.mockReturnValue(500);
    noteOutage(new Error("a fault of the page"));
    expect(pageDeadline()).toBe(deadline + 500);
    noteOutage(ebsnFailure("timeout"));
    expect(pageDeadline()).toBe(deadline);
  });
});
