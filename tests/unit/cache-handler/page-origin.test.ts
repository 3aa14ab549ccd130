import { PageCache } from "@/lib/cache-handler/cache.mjs";
import { collectOrigin } from "@/lib/cache-handler/page-origin.mjs";
import { SHARES } from "@/lib/cache-handler/settings.mjs";
import { cacheContext, fetchValue, page, PAGE } from "./values";

const START = 1_700_000_000_000;

test("a stored page says what it was made from, and when while it is fresh", async () => {
  let now = START;
  const cache = new PageCache({ memoryBytes: 1_000_000, shares: SHARES.memory, now: () => now });
  await cache.set("/pasta", page("Pasta", { tags: "category,_N_T_/pasta" }), cacheContext(900));
  await cache.set("answer", fetchValue("latte"), {});
  const originOf = async (key: string, context: Parameters<PageCache["get"]>[1]) => {
    const seen: { tags: string[]; madeAt: number | null }[] = [];
    await collectOrigin(
      ({ tags, madeAt }) => seen.push({ tags: [...tags], madeAt }),
      () => cache.get(key, context),
    );
    return seen.at(-1);
  };
  now += 600_000;
  expect(await originOf("/pasta", PAGE)).toEqual({ tags: ["category"], madeAt: START });
  expect(await originOf("answer", { kind: "FETCH", tags: ["products"] })).toEqual({
    tags: ["products"],
    madeAt: null,
  });
  await cache.revalidateTag("category", { expire: 300 });
  now += 1;
  expect(await originOf("/pasta", PAGE)).toEqual({ tags: ["category"], madeAt: null });
});
