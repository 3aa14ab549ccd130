import { allowLocalhost } from "@/tests/support/jest-localhost";
import { SECOND, setUp } from "@/tests/support/response-cache";

allowLocalhost();

describe("a page that Next keeps for a quarter of an hour", () => {
  const storedAt = (time: number) => () => ({ headers: { "x-madia-stored-at": String(time) } });
  const START = 1_700_000_000_000;

  it.each([
    ["made now", { "x-nextjs-cache": "MISS" }, 900],
    ["stored ten minutes ago", storedAt(START - 600 * SECOND)().headers, 300],
    ["stored almost a quarter of an hour ago", storedAt(START - 890 * SECOND)().headers, 30],
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
      headers: { "x-madia-tags": "products", "x-madia-stored-at": String(START - 60 * SECOND) },
    }));
    await state("/pasta");
    advance(10 * SECOND);
    revalidatedAt = START - SECOND;
    expect(await state("/pasta")).toBe("STALE");
  });

  it("does not tell visitors when it was made", async () => {
    const { get, renderWith } = await setUp();
    renderWith(storedAt(START));
    expect((await get("/pasta")).headers["x-madia-stored-at"]).toBeUndefined();
  });
});
