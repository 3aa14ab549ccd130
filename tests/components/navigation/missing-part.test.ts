import { reloadForMissingPart } from "@/lib/navigation/missing-part";

const lost = new Error("Failed to load chunk /_next/static/chunks/a1.js");
const reload = jest.fn();

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  document.body.innerHTML = `<main><form><input aria-label="Nome"></form></main>`;
  window.history.replaceState(null, "", "/pasta");
});

it("reloads a page that lacks a part's script, once", () => {
  expect(reloadForMissingPart(lost, reload)).toBe(true);
  expect(reloadForMissingPart(lost, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void]>([
  ["something is being typed", () => (document.querySelector("input")!.value = "Nora")],
  ["the customer is paying", () => window.history.replaceState(null, "", "/checkout")],
  ["there is no network", () => jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
])("leaves the page as it is while %s", (_, prepare) => {
  prepare();
  expect(reloadForMissingPart(lost, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it("leaves it after another error", () => {
  reloadForMissingPart(new Error("undefined is not a function"), reload);
  expect(reload).not.toHaveBeenCalled();
});
