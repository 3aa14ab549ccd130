import { reloadWhenIdle, watchBuild } from "@/lib/navigation/page-reload";

const MINUTE = 60_000;

let stop = () => undefined as void;
let served = "one";

beforeEach(() => {
  jest.useFakeTimers();
  served = "one";
  globalThis.fetch = jest.fn(async () => {
    const version = served;
    return { json: async () => ({ version }) } as Response;
  });
  document.body.innerHTML = `<main><form><input id="name" value="Nora"><input id="news" type="checkbox"></form></main>`;
  window.history.replaceState(null, "", "/pasta");
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

const after = (minutes: number) => jest.advanceTimersByTimeAsync(minutes * MINUTE);
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

/** What a reload would take away, and how it comes to an end. */
const USES: [string, () => void, () => void][] = [
  ["text is being typed", () => (field("name").value = "Nor"), () => (field("name").value = "Nora")],
  ["a box is ticked", () => (field("news").checked = true), () => (field("news").checked = false)],
  [
    "a dialog is open",
    () => document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>"),
    () => document.querySelector("dialog")?.remove(),
  ],
  ...["/checkout", "/en/checkout", "/payment/bank", "/cart/payment-result"].map(
    (path): [string, () => void, () => void] => [
      `the page is ${path}`,
      () => window.history.replaceState(null, "", path),
      () => window.history.replaceState(null, "", "/pasta"),
    ],
  ),
];

describe("another build", () => {
  const offer = jest.fn();
  const watch = () => (stop = watchBuild(offer));

  it("is asked for every ten minutes and not offered while it is the same", async () => {
    watch();
    await after(9);
    expect(fetch).toHaveBeenCalledTimes(1);
    await after(31);
    expect(fetch).toHaveBeenCalledTimes(5);
    expect(offer).not.toHaveBeenCalled();
  });

  it("is offered once", async () => {
    watch();
    served = "two";
    await after(9);
    expect(offer).not.toHaveBeenCalled();
    await after(1);
    expect(offer).toHaveBeenCalledTimes(1);
    served = "three";
    await after(60);
    expect(offer).toHaveBeenCalledTimes(1);
  });

  it("is offered also where the first question was not answered", async () => {
    jest.mocked(fetch).mockRejectedValueOnce(new Error("offline"));
    watch();
    await after(11);
    served = "two";
    await after(10);
    expect(offer).toHaveBeenCalledTimes(1);
  });

  it("is not offered when nobody knows which build this was, or is", async () => {
    jest.mocked(fetch).mockRejectedValue(new Error("offline"));
    watch();
    await after(40);
    expect(offer).not.toHaveBeenCalled();
  });

  it.each(USES)("waits while %s, and is offered afterwards", async (_name, begin, end) => {
    watch();
    served = "two";
    begin();
    await after(30);
    expect(offer).not.toHaveBeenCalled();
    end();
    await after(1);
    expect(offer).toHaveBeenCalledTimes(1);
  });

  it("is not offered once the page has gone", async () => {
    watch();
    served = "two";
    stop();
    await after(30);
    expect(offer).not.toHaveBeenCalled();
  });
});

describe("a page that nobody touches", () => {
  const reload = jest.fn();
  const watch = () => (stop = reloadWhenIdle(reload));

  it("starts again after half an hour", async () => {
    watch();
    await after(29);
    expect(reload).not.toHaveBeenCalled();
    await after(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("starts again at once when somebody returns to a device that slept, before they touch anything", async () => {
    watch();
    jest.setSystemTime(Date.now() + 31 * MINUTE);
    document.dispatchEvent(new Event("visibilitychange"));
    await after(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("starts again once the connection of a device that slept is back", async () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    watch();
    jest.setSystemTime(Date.now() + 31 * MINUTE);
    document.dispatchEvent(new Event("visibilitychange"));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await after(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stays readable where the shop cannot be reached", async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
    watch();
    await after(40);
    expect(reload).not.toHaveBeenCalled();
    jest.mocked(fetch).mockResolvedValue({ json: async () => ({ version: "one" }) } as Response);
    await after(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stays readable without a connection", async () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    watch();
    await after(40);
    expect(reload).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    await after(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("goes on when somebody returns after less than half an hour", async () => {
    watch();
    jest.setSystemTime(Date.now() + 29 * MINUTE);
    document.dispatchEvent(new Event("visibilitychange"));
    await after(0);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(["pointerdown", "keydown", "wheel", "touchstart"])("counts from the last %s", async (type) => {
    watch();
    await after(25);
    window.dispatchEvent(new Event(type));
    await after(29);
    expect(reload).not.toHaveBeenCalled();
    await after(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(USES)("stays while %s", async (_name, begin, end) => {
    watch();
    begin();
    await after(90);
    expect(reload).not.toHaveBeenCalled();
    end();
    await after(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
