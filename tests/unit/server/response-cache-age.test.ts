import { allowLocalhost } from "@/tests/support/jest-localhost";
import { NOON, SECOND, setUp } from "@/tests/support/response-cache";

allowLocalhost();

const HOUR = 3_600 * SECOND;

describe("a page that Next keeps for a quarter of an hour", () => {
  const storedAt = (time: number) => () => ({ headers: { "x-madia-stored-at": String(time) } });

  it.each([
    ["made now", { "x-nextjs-cache": "MISS" }, 900],
    ["stored ten minutes ago", storedAt(NOON - 600 * SECOND)().headers, 300],
    ["stored almost a quarter of an hour ago", storedAt(NOON - 890 * SECOND)().headers, 30],
    ["about to be made again", { "x-nextjs-cache": "STALE" }, 30],
    ["of a time that is not known", undefined, 30],
  ])("and %s is asked for again after its time", async (_, headers, seconds) => {
    const { state, advance, renderWith } = await setUp();
    renderWith(() => ({ headers }));
    await state("/pasta");
    advance((seconds - 1) * SECOND);
    expect(await state("/pasta")).toBe("HIT");
    advance(2 * SECOND);
    expect(await state("/pasta")).toBe("STALE");
  });

  it("is stale after a revalidation that is heard of late", async () => {
    let revalidatedAt = 0;
    const { state, advance, renderWith } = await setUp({
      isStale: (_tags, since) => revalidatedAt > since,
    });
    renderWith(() => ({
      headers: { "x-madia-tags": "products", "x-madia-stored-at": String(NOON - 60 * SECOND) },
    }));
    await state("/pasta");
    advance(10 * SECOND);
    revalidatedAt = NOON - SECOND;
    expect(await state("/pasta")).toBe("STALE");
  });

  it("does not tell visitors when it was made", async () => {
    const { get, renderWith } = await setUp();
    renderWith(storedAt(NOON));
    expect((await get("/pasta")).headers["x-madia-stored-at"]).toBeUndefined();
  });
});

describe("a page that nobody asked for in an hour", () => {
  it("is made anew before it is shown, once for all who wait", async () => {
    const { get, advance, renderWith, hold } = await setUp();
    renderWith(() => ({ body: "yesterday" }));
    await get("/pasta");
    advance(HOUR + SECOND);
    const render = hold({ body: "today" });
    const waiting = [get("/pasta"), get("/pasta")];
    await render.finishWhenAsked(2);
    for (const { text, headers } of await Promise.all(waiting))
      expect([text, headers["x-cache"]]).toEqual(["today", "MISS"]);
    expect((await get("/pasta")).headers["x-cache"]).toBe("HIT");
  });

  it("counts from when Next made it", async () => {
    const { state, advance, renderWith } = await setUp();
    renderWith(() => ({ headers: { "x-madia-stored-at": String(NOON - 600 * SECOND) } }));
    await state("/pasta");
    advance(HOUR - 610 * SECOND);
    expect(await state("/pasta")).toBe("STALE");
    advance(HOUR);
    expect(await state("/pasta")).toBe("MISS");
  });

  it("is shown as it was when that fails", async () => {
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const { get, advance, renderWith } = await setUp();
    renderWith(() => ({ body: "yesterday" }));
    await get("/pasta");
    advance(HOUR + SECOND);
    renderWith(() => ({ status: 500, body: "error" }));
    const { status, text } = await get("/pasta");
    expect([status, text]).toEqual([200, "yesterday"]);
  });

  it.each([
    [
      "s-maxage=900, stale-while-revalidate=603900",
      "s-maxage=900, stale-while-revalidate=2700, stale-if-error=603900",
    ],
    [
      "public, s-maxage=3600, stale-while-revalidate=86400",
      "public, s-maxage=3600, stale-while-revalidate=0, stale-if-error=86400",
    ],
    ["s-maxage=900, stale-while-revalidate=100", "s-maxage=900, stale-while-revalidate=100"],
    ["s-maxage=30", "s-maxage=30"],
  ])("is no older in caches in front of the shop: %s", async (cacheControl, sent) => {
    const { get, renderWith } = await setUp();
    renderWith(() => ({ headers: { "cache-control": cacheControl } }));
    expect((await get("/pasta")).headers["cache-control"]).toBe(sent);
  });
});

describe("a page made five minutes before midnight", () => {
  const beforeMidnight = 11 * HOUR + 55 * 60 * SECOND;

  it("is made anew when the day is over, as offers end with it", async () => {
    const { get, advance, renderWith } = await setUp();
    advance(beforeMidnight);
    renderWith(() => ({ headers: { "x-nextjs-cache": "MISS" }, body: "yesterday" }));
    await get("/pasta");
    advance(299 * SECOND);
    expect((await get("/pasta")).headers["x-cache"]).toBe("HIT");
    renderWith(() => ({ headers: { "x-nextjs-cache": "MISS" }, body: "today" }));
    advance(SECOND);
    const { text, headers } = await get("/pasta");
    expect([text, headers["x-cache"]]).toEqual(["today", "MISS"]);
    advance(600 * SECOND);
    expect((await get("/pasta")).headers["x-cache"]).toBe("HIT");
  });

  it("is shown as it was while there is no new one", async () => {
    jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const { get, advance, renderWith } = await setUp();
    advance(beforeMidnight);
    renderWith(() => ({ body: "yesterday" }));
    await get("/pasta");
    advance(301 * SECOND);
    renderWith(() => ({ status: 500, body: "error" }));
    expect((await get("/pasta")).text).toBe("yesterday");
  });
});
