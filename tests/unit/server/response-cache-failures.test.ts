import { allowLocalhost } from "@/tests/support/jest-localhost";
import { type Page, REQUEST_ID, RSC, SECOND, setUp } from "@/tests/support/response-cache";

allowLocalhost();

let lines: unknown[];

beforeEach(() => {
  lines = [];
  jest.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
});

/** With the status that a visitor gets who sees no older page. */
const FAILURES: [string, () => Page, number][] = [
  ["an error", () => ({ status: 500 }), 500],
  [
    "a broken connection",
    () => {
      throw new Error("socket hang up");
    },
    299,
  ],
];

describe("a page that cannot be renewed", () => {
  it.each(FAILURES)("stays as it was after %s, and is asked for again later", async (_, fail) => {
    const { state, rendered, advance, renderWith } = await setUp();
    await state("/pasta");
    renderWith(fail);
    advance(31 * SECOND);
    expect(await state("/pasta")).toBe("STALE");
    expect(await state("/pasta")).toBe("HIT");
    advance(31 * SECOND);
    expect(await state("/pasta")).toBe("STALE");
    expect(rendered).toHaveLength(3);
  });

  it.each(FAILURES)("is no longer shown after %s when its stale time is over", async (_, fail, status) => {
    const { get, advance, renderWith } = await setUp();
    renderWith(() => ({ headers: { "cache-control": "s-maxage=900, stale-while-revalidate=100" } }));
    await get("/pasta");
    renderWith(fail);
    advance(999 * SECOND);
    expect((await get("/pasta")).status).toBe(200);
    advance(2 * SECOND);
    expect((await get("/pasta")).status).toBe(status);
  });
});

describe("a revalidation", () => {
  it.each(FAILURES)(
    "that lets pages expire shows the old one to nobody after %s",
    async (_, fail, status) => {
      let isExpired = false;
      const { state, get, renderWith } = await setUp({ isExpired: () => isExpired });
      const page = () => ({ body: "prima", headers: { etag: '"1"' } });
      renderWith(page);
      await state("/pasta");
      isExpired = true;
      renderWith(fail);
      const failed = await get("/pasta");
      expect([failed.status, failed.text]).toEqual([status, expect.not.stringContaining("prima")]);
      renderWith((_target, etag) => (etag === '"1"' ? { status: 304, body: "" } : page()));
      expect((await get("/pasta")).text).toBe("prima");
    },
  );

  it("that comes while a stale page is renewed is respected when that fails", async () => {
    let isExpired = false;
    const { state, get, advance, hold } = await setUp({ isExpired: () => isExpired });
    await state("/pasta");
    advance(31 * SECOND);
    const render = hold({ status: 500, body: "rotto" });
    expect(await state("/pasta")).toBe("STALE");
    isExpired = true;
    const waiting = get("/pasta");
    await render.finishWhenAsked(2);
    expect((await waiting).status).toBe(500);
  });

  it("that lets the not-found page expire shows the old one to nobody", async () => {
    let isExpired = false;
    const { cache, state, renderWith } = await setUp({ isExpired: () => isExpired });
    await state("/not-found");
    expect(await cache.notFoundBody("/non-c-e")).not.toBeNull();
    isExpired = true;
    renderWith(() => ({ status: 500, body: "rotto" }));
    expect(await cache.notFoundBody("/non-c-e")).toBeNull();
  });
});

describe("a page that failed", () => {
  const logLine = (path: string) => ({
    time: expect.any(String) as string,
    level: "warn",
    event: "request",
    requestId: REQUEST_ID,
    method: "GET",
    path,
    status: 500,
  });

  it("shows everyone who waited the code under which the log has it once, without the query", async () => {
    const { get, hold } = await setUp();
    const render = hold({ status: 500, body: "<html><body></body></html>" });
    const waiting = [get("/en/pasta?vendor_id=3"), get("/en/pasta?vendor_id=3")];
    await render.finishWhenAsked(2);
    for (const { status, text, headers } of await Promise.all(waiting)) {
      expect([status, headers["x-request-id"]]).toEqual([500, REQUEST_ID]);
      expect(text).toContain("Code for customer service: 01234567");
    }
    expect(lines).toEqual([logLine("/en/pasta")]);
  });

  it("carries the id as data too", async () => {
    const { get, renderWith } = await setUp();
    renderWith(() => ({ status: 500, headers: { "content-type": "text/x-component" }, body: "rotto" }));
    const { headers, text } = await get("/pasta?_rsc=a", RSC);
    expect([headers["x-request-id"], text]).toEqual([REQUEST_ID, "rotto"]);
  });

  it("is logged also while an older copy is shown, which carries no id", async () => {
    const { get, advance, renderWith } = await setUp();
    await get("/pasta");
    renderWith(() => ({ status: 500 }));
    advance(31 * SECOND);
    expect((await get("/pasta")).headers["x-cache"]).toBe("STALE");
    const { headers } = await get("/pasta");
    expect([headers["x-cache"], headers["x-request-id"]]).toEqual(["HIT", undefined]);
    expect(lines).toEqual([logLine("/pasta")]);
  });
});
