import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Carousel } from "@/components/ui/carousel";
import { Link } from "@/components/ui/link";
import type { CarouselMotion } from "@/lib/content/carousel-motion";
import { clientMessages as messages, renderWithProviders } from "../render-with-providers";

let begin = (_intent: Event | null): void => undefined;

jest.mock("@/lib/navigation/first-intent", () => ({
  onFirstIntent: (callback: typeof begin) => {
    begin = callback;
    return () => undefined;
  },
}));

const SLIDE_PX = 300;
const VISIBLE = 1;

let isNear = (_near: boolean): void => undefined;

/** The first observer is the carousel's own; Embla creates others. */
class StubObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[], observer: StubObserver) => void) {
    const notify = (isIntersecting: boolean) => act(() => callback([{ isIntersecting }], this));
    observers.push(notify);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const observers: ((isIntersecting: boolean) => void)[] = [];

const indexOf = (element: HTMLElement) =>
  element.tagName === "LI" ? [...(element.parentElement?.children ?? [])].indexOf(element) : 0;

function stubMotionPreference(reduced: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
}

beforeEach(() => {
  observers.length = 0;
  isNear = (near) => observers[0]?.(near);
  Object.assign(window, { IntersectionObserver: StubObserver, ResizeObserver: StubObserver });
  stubMotionPreference(false);
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(SLIDE_PX * VISIBLE);
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return indexOf(this) * SLIDE_PX;
  });
});

afterEach(() => jest.useRealTimers());

async function renderCarousel({ count = 3, ...motion }: CarouselMotion & { count?: number } = {}) {
  const view = renderWithProviders(
    <Carousel label="Di stagione" layout="one" {...motion}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} style={{ marginRight: 0 }}>
          <Link href={`/${index + 1}`}>Banner {index + 1}</Link>
          <input aria-label={`Quantità ${index + 1}`} />
        </li>
      ))}
    </Carousel>,
  );
  if (count > 1) {
    isNear(true);
    begin(null);
    await screen.findByRole("button", { name: messages.nextSlides });
  }
  return view;
}

const next = () => screen.getByRole("button", { name: messages.nextSlides });
const previous = () => screen.getByRole("button", { name: messages.previousSlides });
const dot = (n: number) => screen.getByRole("button", { name: `Vai alla slide ${n}` });
const expectSlide = (n: number, count = 3) =>
  waitFor(() => expect(screen.getByText(`Slide ${n} di ${count}`)).toBeInTheDocument());

test("is a plain list until it comes near the window of a page in use", async () => {
  const { container } = renderWithProviders(
    <Carousel label="Di stagione" layout="one">
      {[
        <li key="1">Uno</li>,
        <li key="2" style={{ marginRight: 0 }}>
          Due
        </li>,
      ]}
    </Carousel>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  isNear(false);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  isNear(true);
  jest.useFakeTimers();
  // A finger may be scrolling the list.
  begin(new Event("touchstart"));
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(500));
  jest.useRealTimers();
  expect(await screen.findByRole("button", { name: messages.nextSlides })).toBeInTheDocument();
  expect(container.querySelector("[data-embla]")).not.toBeNull();
});

test("the keyboard scrolls a gallery of pictures until it has buttons", async () => {
  const { container } = renderWithProviders(
    <Carousel label="Foto" layout="gallery">
      {[
        <li key="1">
          <img src="/1.webp" alt="" />
        </li>,
        <li key="2" style={{ marginRight: 0 }}>
          <img src="/2.webp" alt="" />
        </li>,
      ]}
    </Carousel>,
  );
  expect(container.querySelector("[tabindex='0']")).toContainElement(screen.getByRole("list"));
  isNear(true);
  begin(null);
  await screen.findByRole("button", { name: messages.nextSlides });
  expect(container.querySelector("[tabindex]")).toBeNull();
});

test("is named as a carousel", async () => {
  await renderCarousel();
  const carousel = screen.getByRole("group", { name: "Di stagione" });
  expect(carousel).toHaveAttribute("aria-roledescription", messages.carousel);
  expect(within(carousel).getByRole("group", { name: messages.chooseSlide })).toBeInTheDocument();
});

test("a single slide is no carousel", async () => {
  await renderCarousel({ count: 1 });
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
  expect(observers).toHaveLength(0);
});

test("buttons move the slides, stop at the ends and announce the position", async () => {
  await renderCarousel();
  expect(screen.getByText("Slide 1 di 3")).toHaveAttribute("aria-live", "polite");
  expect(previous()).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(next());
  await expectSlide(2);
  await userEvent.click(next());
  await expectSlide(3);
  expect(next()).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(next());
  await expectSlide(3);
  await userEvent.click(previous());
  await expectSlide(2);
});

test("a looping carousel begins again after the last slide", async () => {
  await renderCarousel({ loop: true });
  await userEvent.click(previous());
  await expectSlide(3);
  await userEvent.click(next());
  await expectSlide(1);
});

test("dots show and choose the slide", async () => {
  await renderCarousel();
  expect(dot(1)).toHaveAttribute("aria-current", "true");
  await userEvent.click(dot(3));
  await expectSlide(3);
  expect(dot(3)).toHaveAttribute("aria-current", "true");
  expect(dot(1)).not.toHaveAttribute("aria-current");
});

test("many slides are counted instead of dotted", async () => {
  await renderCarousel({ count: 12 });
  expect(screen.getByText("1 / 12")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Vai alla slide 1" })).not.toBeInTheDocument();
});

test("arrow keys move the slides and take the focus along", async () => {
  await renderCarousel();
  act(() => screen.getByRole("link", { name: "Banner 1" }).focus());
  await userEvent.keyboard("{ArrowRight}");
  await expectSlide(2);
  expect(screen.getByRole("link", { name: "Banner 2" })).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expectSlide(1);
  act(() => next().focus());
  await userEvent.keyboard("{ArrowRight}");
  await expectSlide(2);
  expect(next()).toHaveFocus();
});

test("arrow keys in a field stay in the field", async () => {
  await renderCarousel();
  await userEvent.click(screen.getByRole("textbox", { name: "Quantità 1" }));
  await userEvent.keyboard("{ArrowRight}");
  await expectSlide(1);
});

test("focus that reaches a slide out of view brings it into view", async () => {
  await renderCarousel();
  act(() => screen.getByRole("link", { name: "Banner 3" }).focus());
  await expectSlide(3);
});

test("one sideways gesture moves one step, a vertical one none", async () => {
  const { container } = await renderCarousel();
  const viewport = container.querySelector("[data-embla]") ?? container;
  fireEvent.wheel(viewport, { deltaY: 80 });
  await expectSlide(1);
  fireEvent.wheel(viewport, { deltaX: 80 });
  fireEvent.wheel(viewport, { deltaX: 60 });
  await expectSlide(2);
});

describe("autoplay", () => {
  const SECONDS = 6;
  const wait = () => act(() => jest.advanceTimersByTime(SECONDS * 1000));
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  async function renderAutoplay() {
    jest.useFakeTimers();
    await renderCarousel({ autoplaySeconds: SECONDS });
  }

  test("moves on its own, silently, and begins again", async () => {
    await renderAutoplay();
    expect(screen.getByText("Slide 1 di 3")).toHaveAttribute("aria-live", "off");
    wait();
    await expectSlide(2);
    wait();
    wait();
    await expectSlide(1);
  });

  test("the button stops it and starts it again", async () => {
    await renderAutoplay();
    await user.click(screen.getByRole("button", { name: messages.pauseSlides }));
    wait();
    await expectSlide(1);
    expect(screen.getByText("Slide 1 di 3")).toHaveAttribute("aria-live", "polite");
    await user.click(screen.getByRole("button", { name: messages.playSlides }));
    wait();
    await expectSlide(2);
  });

  test("pauses while the focus is inside", async () => {
    await renderAutoplay();
    act(() => screen.getByRole("link", { name: "Banner 1" }).focus());
    wait();
    await expectSlide(1);
    act(() => screen.getByRole("link", { name: "Banner 1" }).blur());
    wait();
    await expectSlide(2);
  });

  test("pauses under the pointer", async () => {
    await renderAutoplay();
    await user.hover(screen.getByRole("group", { name: "Di stagione" }));
    wait();
    await expectSlide(1);
    await user.hover(document.body);
    wait();
    await expectSlide(2);
  });

  test("does not start when reduced motion is preferred", async () => {
    stubMotionPreference(true);
    await renderAutoplay();
    expect(screen.getByRole("button", { name: messages.playSlides })).toBeInTheDocument();
    wait();
    await expectSlide(1);
  });
});
