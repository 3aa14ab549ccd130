import { waitFor } from "@testing-library/react";
import { isBuildGone, watchGoneBuild } from "@/lib/navigation/gone-build";

const SCRIPT = "http://localhost/_next/static/chunks/overlay-stack.js";

const reload = jest.fn();
const offerReload = jest.fn();
const answerWith = (status: number) => {
  globalThis.fetch = jest.fn(async () => ({ status }) as Response);
};
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<search><input aria-label="Cerca"></search><main><form><input aria-label="Nome"></form></main>`;
  window.history.replaceState(null, "", "/pasta");
  stop = watchGoneBuild(offerReload, reload);
});
afterEach(() => {
  stop();
  jest.clearAllMocks();
});

async function failToLoad(tag: "script" | "link" | "img", address = SCRIPT): Promise<void> {
  const element = document.createElement(tag);
  element.setAttribute(tag === "link" ? "href" : "src", address);
  document.body.append(element);
  element.dispatchEvent(new Event("error"));
  await isBuildGone();
}

it.each(["script", "link"] as const)("reloads a page whose %s the shop no longer has, once", async (tag) => {
  answerWith(404);
  await failToLoad(tag);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(await isBuildGone()).toBe(true);
  expect(fetch).toHaveBeenCalledWith(SCRIPT, { method: "HEAD", cache: "no-store" });
  expect(offerReload).not.toHaveBeenCalled();
  await failToLoad(tag);
  await waitFor(() => expect(offerReload).toHaveBeenCalledTimes(1));
  expect(reload).toHaveBeenCalledTimes(1);
});

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`)!;

it.each<[string, () => void]>([
  ["a form has been filled in", () => (fieldOf("Nome").value = "Nora")],
  ["a search is about to be typed", () => fieldOf("Cerca").focus()],
  ["the customer is paying", () => window.history.replaceState(null, "", "/checkout")],
])("offers the reload where %s", async (_, prepare) => {
  answerWith(404);
  prepare();
  await failToLoad("script");
  await waitFor(() => expect(offerReload).toHaveBeenCalledTimes(1));
  expect(reload).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<void>]>([
  [
    "the line is bad",
    async () => {
      globalThis.fetch = jest.fn(async () => Promise.reject(new TypeError("Failed to fetch")));
      await failToLoad("script");
    },
  ],
  [
    "the script is there",
    async () => {
      answerWith(200);
      await failToLoad("script");
    },
  ],
  [
    "it is no script of a build",
    async () => {
      answerWith(404);
      await failToLoad("img", "http://localhost/photo/a.webp");
      await failToLoad("script", "https://maps.test/api.js");
    },
  ],
])("leaves the page as it is where %s", async (_, fail) => {
  await fail();
  await Promise.resolve();
  expect(reload).not.toHaveBeenCalled();
  expect(offerReload).not.toHaveBeenCalled();
});
