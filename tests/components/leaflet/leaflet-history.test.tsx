import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
          <li key={index}>
            <img src={`/small/${index + 1}.webp`} alt={`Foglio ${index + 1}`} />
          </li>
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
  Object.assign(Element.prototype, { scrollTo: () => undefined });
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(PAGE_WIDTH);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(PAGE_WIDTH);
});

afterEach(() => {
  Reflect.deleteProperty(window, "onscrollend");
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const viewTwoPages = () =>
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(2 * PAGE_WIDTH);

test("the back button closes an enlarged page and stays on the leaflet", async () => {
  await renderViewer();
  await userEvent.click(screen.getByRole("button", { name: it.leaflets.zoom }));
  expect(await screen.findByRole("dialog", { name: "Pagina 1 di 8" })).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(window.location.pathname).toBe(BASE);
  expect(screen.getByRole("button", { name: it.leaflets.zoom })).toHaveFocus();
});

test("a page clicked is enlarged, over the picture that is there already", async () => {
  viewTwoPages();
  await renderViewer();
  await userEvent.click(screen.getByRole("img", { name: "Foglio 2" }));
  const picture = await screen.findByRole("img", { name: "Pagina 2 di 8" });
  expect(picture).toHaveAttribute("src", "/2.webp");
  expect(picture.style.backgroundImage).toContain("/small/2.webp");
  await userEvent.click(screen.getByRole("button", { name: it.leaflets.closeZoom }));
});

test("every page can be enlarged and downloaded without a mouse where two are in view", async () => {
  viewTwoPages();
  await renderViewer();
  await userEvent.click(screen.getByRole("button", { name: it.leaflets.zoom }));
  const dialog = within(await screen.findByRole("dialog", { name: "Pagina 1 di 8" }));
  expect(dialog.getByRole("button", { name: it.leaflets.previous })).toBeDisabled();
  await userEvent.click(dialog.getByRole("button", { name: it.leaflets.next }));
  expect(screen.getByRole("dialog", { name: "Pagina 2 di 8" })).toBeVisible();
  expect(dialog.getByRole("link", { name: it.leaflets.download })).toHaveAttribute("href", "/2.webp");
  await userEvent.click(dialog.getByRole("button", { name: it.leaflets.closeZoom }));
});

test("a page that a slow scroll rests on for a while is not in the URL, and no page is a history entry", async () => {
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
  expect(window.history.length).toBe(entries);
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
  expect(window.history.length).toBe(entries);
});
