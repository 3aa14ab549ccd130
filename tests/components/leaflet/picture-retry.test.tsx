import { act, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { usePictureRetry } from "@/components/leaflet/use-picture-retry";

const PICTURE = "http://localhost/photo/v/480/autunno/1.webp";

function Viewer() {
  const root = useRef<HTMLElement>(null);
  usePictureRetry(root);
  return (
    <section ref={root}>
      <ol data-pages="">
        <li>
          <img src={PICTURE} alt="Foglio 1" />
        </li>
      </ol>
    </section>
  );
}

function watchRequests() {
  const requests: string[] = [];
  jest.spyOn(HTMLImageElement.prototype, "src", "set").mockImplementation((url) => requests.push(url));
  return requests;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a page that the shop was still drawing is asked for once more, and only once", () => {
  render(<Viewer />);
  const requests = watchRequests();
  const picture = screen.getByRole("img", { name: "Foglio 1" });
  fireEvent.error(picture);
  expect(requests).toEqual([]);
  act(() => jest.runAllTimers());
  expect(requests).toEqual([PICTURE]);
  fireEvent.error(picture);
  act(() => jest.runAllTimers());
  expect(requests).toEqual([PICTURE]);
});

test("so is one that failed before the viewer had loaded", () => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
  Object.defineProperty(HTMLImageElement.prototype, "currentSrc", { configurable: true, value: PICTURE });
  render(<Viewer />);
  const requests = watchRequests();
  act(() => jest.runAllTimers());
  expect(requests).toEqual([PICTURE]);
  Reflect.deleteProperty(HTMLImageElement.prototype, "currentSrc");
});

test("not after the page was left", () => {
  const { unmount } = render(<Viewer />);
  const requests = watchRequests();
  fireEvent.error(screen.getByRole("img", { name: "Foglio 1" }));
  unmount();
  jest.runAllTimers();
  expect(requests).toEqual([]);
});
