import { act, render, screen } from "@testing-library/react";
import { ViewerFrame } from "@/components/leaflet/viewer-frame";
import it from "@/messages/it.json";

const PAGE_WIDTH = 400;
const BASE = "/volantini/autunno";

async function renderViewer() {
  window.history.replaceState(null, "", BASE);
  render(
    <ViewerFrame
      label="Autunno"
      messages={it.leaflets}
      start={1}
      base={BASE}
      shouldSyncUrl
      pictures={Array.from({ length: 8 }, (_, index) => `/${index + 1}.webp`)}
    >
      <ol data-pages data-testid="pages">
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index}>{index + 1}</li>
        ))}
      </ol>
    </ViewerFrame>,
  );
  const track = screen.getByTestId("pages");
  await screen.findByText("Pagina 1 di 8");
  return (page: number, eventType: "scroll" | "scrollend" = "scroll") =>
    act(() => {
      track.scrollLeft = (page - 1) * PAGE_WIDTH;
      track.dispatchEvent(new Event(eventType));
    });
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(PAGE_WIDTH);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(PAGE_WIDTH);
});

afterEach(() => {
  Reflect.deleteProperty(window, "onscrollend");
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a page that a slow scroll rests on for a while leaves no history entry", async () => {
  Object.assign(window, { onscrollend: null });
  const scrollTo = await renderViewer();
  jest.useFakeTimers();
  const entries = window.history.length;
  scrollTo(4);
  act(() => jest.advanceTimersByTime(2_000));
  expect(window.location.pathname).toBe(BASE);
  scrollTo(8);
  scrollTo(8, "scrollend");
  expect(window.location.pathname).toBe(`${BASE}/8`);
  expect(window.history.length).toBe(entries + 1);
});

test("where a browser tells no end of a scroll, its last event decides", async () => {
  const scrollTo = await renderViewer();
  jest.useFakeTimers();
  const entries = window.history.length;
  for (const page of [2, 4, 4, 4, 6, 8]) {
    scrollTo(page);
    act(() => jest.advanceTimersByTime(200));
  }
  expect(window.location.pathname).toBe(BASE);
  act(() => jest.advanceTimersByTime(200));
  expect(window.location.pathname).toBe(`${BASE}/8`);
  expect(window.history.length).toBe(entries + 1);
});
