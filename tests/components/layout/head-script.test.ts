import { HEAD_SCRIPT } from "@/lib/browser/head-script";

const { documentElement: root } = document;
let storage: unknown;

function run(): Record<string, string | undefined> {
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  const script = document.createElement("script");
  script.textContent = HEAD_SCRIPT;
  document.head.append(script);
  return { ...root.dataset };
}

beforeEach(() => {
  document.cookie = "madia_in=1-c0ffee00";
  Object.assign(performance, { getEntriesByType: () => [{ type: "reload" }] });
  storage = { "madia.density": "large", getItem: () => null };
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    if (storage instanceof Error) throw storage;
    return storage as Storage;
  });
});

test("says who may be signed in, that the page is fully rendered, and how dense it is", () => {
  expect(run()).toEqual({ in: "1", fullyRendered: "", density: "large" });
});

test.each([
  ["absent", null],
  ["forbidden", new Error("SecurityError")],
])("says what does not need the storage where that is %s", (_, value) => {
  storage = value;
  expect(run()).toEqual({ in: "1", fullyRendered: "" });
});
