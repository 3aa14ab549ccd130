import { act, render, screen } from "@testing-library/react";
import { AfterPaint } from "@/components/ui/after-paint";
import { startNavigation } from "@/lib/navigation/page-navigation";

const showPage = () =>
  render(
    <>
      <h1>Latte</h1>
      <AfterPaint>
        <p>Valori nutrizionali</p>
      </AfterPaint>
    </>,
  );

const below = () => screen.queryByText("Valori nutrizionali");

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("a document renders everything immediately", () => {
  showPage();
  expect(below()).toBeVisible();
});

test("a page that the router shows has what is below the first screen a frame later", () => {
  startNavigation({ startsAtTop: true });
  showPage();
  expect(below()).toBeNull();
  act(() => void jest.runAllTimers());
  expect(below()).toBeVisible();
});

test("it comes in a background tab, which draws no frames", () => {
  jest.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(1);
  startNavigation({ startsAtTop: true });
  showPage();
  act(() => void jest.runAllTimers());
  expect(below()).toBeVisible();
});

test("a page restored at its scroll position renders everything immediately", () => {
  startNavigation({ startsAtTop: false });
  showPage();
  expect(below()).toBeVisible();
});

test.each([
  ["a phone renders it a frame later", false],
  ["a wide window renders it immediately", true],
])("what is below the fold of phones only: %s", (_, matches) => {
  Object.assign(window, { matchMedia: () => ({ matches }) });
  startNavigation({ startsAtTop: true });
  render(
    <AfterPaint onlyPhones>
      <p>Valori nutrizionali</p>
    </AfterPaint>,
  );
  expect(below() !== null).toBe(matches);
  act(() => void jest.runAllTimers());
  expect(below()).toBeVisible();
});
