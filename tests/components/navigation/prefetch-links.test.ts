import { prefetchLinks } from "@/lib/navigation/prefetch-links";

let show: (links: Element[]) => void;

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    const observed = new Set<Element>();
    this.observe = (link) => observed.add(link);
    show = (links) =>
      callback(
        links.filter((link) => observed.has(link)).map((target) => ({ isIntersecting: true, target })),
      );
  }
  observe: (link: Element) => unknown;
  unobserve() {}
  disconnect() {}
}

function setUp() {
  document.body.innerHTML = '<a data-prefetch href="/product/latte">Latte</a><a href="/pane">Pane</a>';
  const prefetch = jest.fn<void, [string]>();
  const { watch, start, stop } = prefetchLinks(prefetch);
  stops.push(stop);
  watch();
  return { prefetch, start, links: [...document.querySelectorAll("a")] };
}

const stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Observer });
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

/** Until the page is idle. */
const rest = () => jest.advanceTimersByTime(300);

describe("pages asked for ahead of time", () => {
  it("are those of marked links in view", () => {
    const { prefetch, links } = setUp();
    rest();
    show(links);
    expect(prefetch.mock.calls).toEqual([["/product/latte"]]);
  });

  it("are those of a touched link, marked or not", () => {
    const { prefetch, links } = setUp();
    links[1]?.dispatchEvent(new Event("touchstart", { bubbles: true }));
    expect(prefetch.mock.calls).toEqual([["/pane"]]);
  });

  it("include the link touched before this was loaded", () => {
    const { prefetch, start, links } = setUp();
    const touch = new Event("touchstart", { bubbles: true });
    Object.defineProperty(touch, "target", { value: links[1] });
    start(touch);
    expect(prefetch.mock.calls).toEqual([["/pane"]]);
  });

  it.each([
    ["click", []],
    ["touchstart", [["/pane"]]],
  ])("wait after a %s, also those that come into view then", (type, intended) => {
    const { prefetch, links } = setUp();
    rest();
    links[1]?.dispatchEvent(new Event(type, { bubbles: true }));
    show(links);
    jest.advanceTimersByTime(900);
    expect(prefetch.mock.calls).toEqual(intended);
    jest.advanceTimersByTime(200);
    expect(prefetch.mock.calls).toEqual([...intended, ["/product/latte"]]);
  });
});
