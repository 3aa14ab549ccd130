import { allowLocalhost } from "@/tests/support/jest-localhost";
import { type Page, SECOND, setUp } from "@/tests/support/response-cache";

allowLocalhost();

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
