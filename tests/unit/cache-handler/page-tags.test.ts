import { PageCache } from "@/lib/cache-handler/cache.mjs";
import { collectPageTags } from "@/lib/cache-handler/page-tags.mjs";
import { PARTITION_FRACTIONS } from "@/lib/cache-handler/settings.mjs";
import { cacheContext, fetchValue, page, PAGE } from "./values";

const START = 1_700_000_000_000;

test("a stored page says what it was made from, and when, also once it is stale", async () => {
  let now = START;
  const cache = new PageCache({
    memoryBytes: 1_000_000,
    fractions: PARTITION_FRACTIONS.memory,
    now: () => now,
  });
  await cache.set("/pasta", page("Pasta", { tags: "category,_N_T_/pasta" }), cacheContext(900));
  await cache.set("answer", fetchValue("latte"), {});
  const tagsOf = async (key: string, context: Parameters<PageCache["get"]>[1]) => {
    const seen: { tags: string[]; storedAt: number | null }[] = [];
    await collectPageTags(
      ({ tags, storedAt }) => seen.push({ tags: [...tags], storedAt }),
      () => cache.get(key, context),
    );
    return seen.at(-1);
  };
  now += 600_000;
  expect(await tagsOf("/pasta", PAGE)).toEqual({ tags: ["category"], storedAt: START });
  expect(await tagsOf("answer", { kind: "FETCH", tags: ["products"] })).toEqual({
    tags: ["products"],
    storedAt: null,
  });
  await cache.revalidateTag("category", { expire: 300 });
  now += 1;
  expect(await tagsOf("/pasta", PAGE)).toEqual({ tags: ["category"], storedAt: START });
});
