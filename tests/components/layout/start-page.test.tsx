import { act, screen } from "@testing-library/react";
import { lazy, type ReactNode, Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { startPage } from "@/server/document/start-page.mjs";

const SOURCES = ["/_next/static/chunks/one.js", "/_next/static/chunks/two.js"];

let drawFrame: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "requestAnimationFrame").mockImplementation((callback) => {
    drawFrame = () => callback(0);
    return 1;
  });
});

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  jest.useRealTimers();
});

const requested = () => [...document.querySelectorAll("script")].map((script) => script.getAttribute("src"));

function showPage(markup = ""): void {
  document.body.innerHTML = markup;
  startPage(SOURCES);
}

function countClicks(element: Element): { clicks: number } {
  const counter = { clicks: 0 };
  element.addEventListener("click", () => (counter.clicks += 1));
  return counter;
}

/** As React does. */
function hydrate(element: Element): void {
  Object.assign(element, { __reactProps$test: {} });
  act(() => void jest.advanceTimersByTime(100));
}

describe("scripts", () => {
  test("are requested once the first frame is drawn, in order", () => {
    showPage();
    expect(requested()).toEqual([]);
    drawFrame();
    expect(requested()).toEqual([]);
    jest.runAllTimers();
    expect(requested()).toEqual(SOURCES);
  });

  test("are requested immediately in a background tab, which draws no frames", () => {
    jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    showPage();
    expect(requested()).toEqual(SOURCES);
  });
});

describe("fonts", () => {
  class TestFontFace {
    static readonly loaded: (() => void)[] = [];
    readonly unicodeRange: string;
    constructor(
      readonly family: string,
      readonly source: string,
      { unicodeRange = "U+0-10FFFF" }: FontFaceDescriptors,
    ) {
      this.unicodeRange = unicodeRange;
    }
    load() {
      return new Promise<void>((resolve) => TestFontFace.loaded.push(resolve));
    }
  }
  const added: string[] = [];

  beforeEach(() => {
    Object.assign(globalThis, { FontFace: TestFontFace });
    Object.assign(document, { fonts: { add: ({ family }: TestFontFace) => added.push(family) } });
  });

  test("are used together, once all of them are there", async () => {
    document.head.innerHTML =
      '<noscript id="fonts"><style>@font-face{font-family:one;src:url(/one.woff2)}@font-face{font-family:two;src:url(/two.woff2)}</style></noscript>';
    showPage();
    drawFrame();
    jest.runAllTimers();
    const [first, second] = TestFontFace.loaded;
    first?.();
    await Promise.resolve();
    expect(added).toEqual([]);
    second?.();
    await jest.runAllTimersAsync();
    expect(added).toEqual(["one", "two"]);
  });
});

describe("a click before hydration", () => {
  test("reaches its button once afterwards", () => {
    showPage('<button type="button"><b>Add</b></button>');
    const button = screen.getByRole("button");
    const counter = countClicks(button);
    screen.getByText("Add").click();
    button.click();
    expect(counter.clicks).toBe(0);
    hydrate(button);
    expect(counter.clicks).toBe(1);
  });

  test("is dropped when its button is gone", () => {
    showPage('<button type="button">Add</button>');
    const button = screen.getByRole("button");
    const counter = countClicks(button);
    button.click();
    button.remove();
    hydrate(button);
    expect(counter.clicks).toBe(0);
  });

  test("is given up after half a minute, and the next one is kept again", () => {
    showPage('<button type="button">Add</button>');
    const button = screen.getByRole("button");
    const counter = countClicks(button);
    button.click();
    jest.advanceTimersByTime(31_000);
    drawFrame();
    jest.runOnlyPendingTimers();
    expect(jest.getTimerCount()).toBe(0);
    button.click();
    hydrate(button);
    expect(counter.clicks).toBe(1);
  });

  test.each([
    ["a link", '<a href="#there">There</a>'],
    ["a submit button", '<form><button type="submit">Search</button></form>'],
    ["a popover's button", '<button type="button" popovertarget="filters">Filters</button>'],
  ])("on %s is left to the browser", (_, markup) => {
    showPage(markup);
    const control = document.querySelector("a, button");
    if (!control) throw new Error("no control");
    document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
    const counter = countClicks(control);
    (control as HTMLElement).click();
    expect(counter.clicks).toBe(1);
    hydrate(control);
    expect(counter.clicks).toBe(1);
  });
});

describe("a button of a part that React hydrates later", () => {
  const pressed = jest.fn();
  let load: (part: { default: () => ReactNode }) => void;
  let loadPart: () => Promise<void>;

  async function showLatePart(): Promise<HTMLElement> {
    const Part = () => (
      <button type="button" onClick={pressed}>
        Add
      </button>
    );
    showPage('<div><!--$--><button type="button">Add</button><!--/$--></div>');
    const LatePart = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (load = resolve)));
    const container = document.querySelector("div");
    if (!container) throw new Error("no container");
    await act(async () => {
      hydrateRoot(
        container,
        <Suspense>
          <LatePart />
        </Suspense>,
      );
    });
    loadPart = () => act(async () => load({ default: Part }));
    return screen.getByRole("button");
  }

  beforeEach(() => pressed.mockClear());

  test("gets the clicks made before once, when it is there", async () => {
    const button = await showLatePart();
    act(() => button.click());
    act(() => button.click());
    expect(pressed).not.toHaveBeenCalled();
    await loadPart();
    await act(async () => jest.advanceTimersByTimeAsync(100));
    expect(pressed).toHaveBeenCalledTimes(1);
    act(() => button.click());
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});

test("a button that a script has added gets its clicks at once", () => {
  showPage();
  const button = document.createElement("button");
  button.type = "button";
  document.body.append(button);
  const counter = countClicks(button);
  button.click();
  expect(counter.clicks).toBe(1);
});

test("a click after hydration goes straight to its button", () => {
  showPage('<button type="button">Add</button>');
  hydrate(screen.getByRole("button"));
  const counter = countClicks(screen.getByRole("button"));
  screen.getByRole("button").click();
  expect(counter.clicks).toBe(1);
});
