import { reloadForMissingChunkUnlessInUse } from "@/lib/navigation/missing-chunk-unless-in-use";

const missing = new Error("Failed to load chunk /_next/static/chunks/a1.js");
const reload = jest.fn();

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = `<search><input></search><main><form><input aria-label="Nome"></form></main>`;
  window.history.replaceState(null, "", "/pasta");
});

it("reloads a page that lacks a chunk, once", () => {
  expect(reloadForMissingChunkUnlessInUse(missing, reload)).toBe(true);
  expect(reloadForMissingChunkUnlessInUse(missing, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void]>([
  [
    "something is being typed",
    () => (document.querySelector<HTMLInputElement>("main input")!.value = "Nora"),
  ],
  ["a search is about to be typed", () => document.querySelector<HTMLInputElement>("search input")!.focus()],
  ["the customer is paying", () => window.history.replaceState(null, "", "/checkout")],
  ["there is no network", () => jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
])("leaves the page as it is while %s", (_, prepare) => {
  prepare();
  expect(reloadForMissingChunkUnlessInUse(missing, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("leaves it after another error", () => {
  reloadForMissingChunkUnlessInUse(new Error("undefined is not a function"), reload);
  expect(reload).not.toHaveBeenCalled();
});
