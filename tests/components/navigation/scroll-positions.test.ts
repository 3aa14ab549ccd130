import { waitFor } from "@testing-library/react";
import { completeNavigation } from "@/lib/navigation/page-navigation";
import { restoreScrollPosition, watchScrollPositions, wasLeftAtTop } from "@/lib/navigation/scroll-positions";
import { scrollWhenLong } from "@/lib/navigation/scroll-when-long";

const scrollTo = jest.fn();
let pageHeight = Infinity;
let grow: () => void = () => undefined;
let isWatching = false;

class FakeResizeObserver {
  constructor(callback: () => void) {
    grow = callback;
  }
  observe() {
    isWatching = true;
  }
  disconnect() {
    isWatching = false;
  }
}

function scrollBy(top: number): void {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event("scroll"));
}

async function goBack(): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await moved;
}

beforeEach(() => {
  pageHeight = Infinity;
  scrollTo.mockImplementation(({ top }: { top: number }) => {
    Object.assign(window, { scrollY: Math.min(top, pageHeight) });
  });
  Object.assign(window, { scrollTo, scrollY: 0, ResizeObserver: FakeResizeObserver });
});

describe("without the Navigation API", () => {
  test("each entry of the history has its own position", async () => {
    expect("navigation" in window).toBe(false);
    const stop = watchScrollPositions();
    window.history.replaceState({ tree: "list" }, "", "/frutta");
    scrollBy(1000);
    window.history.pushState({ tree: "product" }, "", "/product/mele");
    scrollBy(40);
    await goBack();
    restoreScrollPosition();
    expect(window.scrollY).toBe(1000);
    expect(window.history.state).toMatchObject({ tree: "list" });
    stop();
  });

  test("the fifty entries that were scrolled last are kept for the next document", () => {
    const stop = watchScrollPositions();
    const visit = (entry: number) => {
      window.history.replaceState({ madiaKey: `entry-${entry}` }, "");
      scrollBy(entry);
    };
    for (let entry = 1; entry <= 50; entry += 1) visit(entry);
    visit(1);
    visit(51);
    window.dispatchEvent(new Event("pagehide"));
    const stored = JSON.parse(sessionStorage.getItem("madia.scroll-positions") ?? "[]") as [string][];
    const keys = stored.map(([key]) => key);
    expect(keys).toHaveLength(50);
    expect(keys.slice(-2)).toEqual(["entry-1", "entry-51"]);
    expect(keys).not.toContain("entry-2");
    stop();
  });

  test("a document remembers no more than those fifty itself", () => {
    const stop = watchScrollPositions();
    const isRemembered = (entry: number) => {
      window.history.replaceState({ madiaKey: `long-${entry}` }, "");
      return !wasLeftAtTop();
    };
    for (let entry = 1; entry <= 51; entry += 1) {
      window.history.replaceState({ madiaKey: `long-${entry}` }, "");
      scrollBy(entry);
    }
    expect([1, 2, 51].map(isRemembered)).toEqual([false, true, true]);
    stop();
  });

  test("a page that is still too short is scrolled once it is long enough", async () => {
    const stop = watchScrollPositions();
    window.history.pushState({ tree: "list" }, "", "/verdura");
    scrollBy(900);
    pageHeight = 300;
    restoreScrollPosition();
    await waitFor(() => expect(isWatching).toBe(true));
    grow();
    expect(window.scrollY).toBe(300);
    pageHeight = 2000;
    grow();
    expect(window.scrollY).toBe(900);
    expect(isWatching).toBe(false);
    stop();
  });
});

test.each([
  ["a press", () => window.dispatchEvent(new Event("pointerdown"))],
  ["a key", () => window.dispatchEvent(new Event("keydown"))],
  [
    "another page",
    () => {
      completeNavigation("/frutta?");
      completeNavigation("/offerte?");
    },
  ],
])("%s ends the waiting for a longer page", (_, happens) => {
  scrollWhenLong(900, 0);
  expect(isWatching).toBe(true);
  happens();
  expect(isWatching).toBe(false);
});

test("nobody is scrolled back who has scrolled, or gone on, before the script came", () => {
  isWatching = false;
  scrollBy(120);
  scrollWhenLong(900, 300);
  expect(isWatching).toBe(false);
});
