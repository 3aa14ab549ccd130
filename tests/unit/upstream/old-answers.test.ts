import { readCached } from "@/lib/upstream/read-cached";
import { NextRender } from "@/tests/support/next-render";

const MINUTE = 60_000;
/** Noon by the shop's clock. */
const NOON = Date.UTC(2026, 10, 17, 11);
const policy = { revalidate: 300, tags: ["search"] };

/** What a search shows that somebody made some minutes ago, and what the shop says by now. */
async function readAgain(minutes: number, load: () => Promise<string>, at = NOON): Promise<string> {
  const next = new NextRender();
  const read = (answer: () => Promise<string>) =>
    next.render(() => readCached("search?q=latte", policy, answer), { isStored: false });
  const now = jest.spyOn(Date, "now").mockReturnValue(at - minutes * MINUTE);
  await read(async () => "then");
  now.mockReturnValue(at);
  return (await read(load)).result;
}

test.each([
  [4, "then"],
  [59, "then"],
  [61, "now"],
  [5 * 24 * 60, "now"],
])("an answer of %i minutes ago: the visitor sees %s", async (minutes, shown) => {
  expect(await readAgain(minutes, async () => "now")).toBe(shown);
});

test("an answer of yesterday is not shown", async () => {
  expect(await readAgain(2, async () => "now", NOON + 721 * MINUTE)).toBe("now");
});

test("an old answer is shown where there is no new one", async () => {
  jest.spyOn(console, "error").mockReturnValue(undefined);
  expect(await readAgain(61, () => Promise.reject(new Error("away")))).toBe("then");
});
