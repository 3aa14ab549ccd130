import { fetchVersion } from "@/lib/api/fetch-version";
import { returnWhenReachable } from "@/lib/offline/return-when-reachable";

jest.mock("@/lib/api/fetch-version", () => ({ fetchVersion: jest.fn() }));

const open = jest.fn();
const answer = jest.mocked(fetchVersion);
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const setOnLine = (isOnLine: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnLine);

let stop = () => undefined as void;
const start = () => (stop = returnWhenReachable(open));

beforeEach(() => {
  jest.useFakeTimers();
  setOnLine(true);
  answer.mockResolvedValue(null);
  document.body.innerHTML = `<a href="/cart"><b>Carrello</b></a><a href="#main">Salta</a><form></form>`;
  document.addEventListener("click", (event) => event.preventDefault());
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it("opens the page that was wanted once the shop answers, and asks no more", async () => {
  setOnLine(false);
  start();
  await after(60_000);
  expect(answer).not.toHaveBeenCalled();
  setOnLine(true);
  answer.mockResolvedValue("one");
  window.dispatchEvent(new Event("online"));
  await after(60_000);
  expect(open).toHaveBeenCalledTimes(1);
  expect(answer).toHaveBeenCalledTimes(1);
});

it("goes on asking on a line that counts as online and is not", async () => {
  start();
  await after(60_000);
  expect(open).not.toHaveBeenCalled();
  answer.mockResolvedValue("one");
  await after(5000);
  expect(open).toHaveBeenCalledTimes(1);
});

it("asks only while the page is seen, and at once when it is seen again", async () => {
  const visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  start();
  await after(60_000);
  expect(answer).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await after(0);
  expect(answer).toHaveBeenCalledTimes(1);
});

it("leaves a customer alone who has gone to another page meanwhile", async () => {
  start();
  document.querySelector("b")?.click();
  answer.mockResolvedValue("one");
  await after(60_000);
  expect(open).not.toHaveBeenCalled();
});

it("leaves a customer alone who has sent a search meanwhile", async () => {
  start();
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true }));
  answer.mockResolvedValue("one");
  await after(60_000);
  expect(open).not.toHaveBeenCalled();
});

it("goes on after a link of its own page", async () => {
  start();
  document.querySelector<HTMLAnchorElement>("a[href^='#']")?.click();
  answer.mockResolvedValue("one");
  await after(5000);
  expect(open).toHaveBeenCalledTimes(1);
});

it("ends with the page, also while the shop is asked", async () => {
  let reply: (version: string | null) => void = () => undefined;
  answer.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
  start();
  await after(2000);
  expect(answer).toHaveBeenCalledTimes(1);
  stop();
  reply("one");
  await after(60_000);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(open).not.toHaveBeenCalled();
});
