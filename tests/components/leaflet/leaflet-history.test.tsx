import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ViewerFrame } from "@/components/leaflet/viewer-frame";
import { afterClosing } from "@/components/ui/dialog-history";
import { completeNavigation, startTraversal } from "@/lib/navigation/page-navigation";
import it from "@/messages/it.json";

const PAGE_WIDTH = 400;
const BASE = "/volantini/autunno";

async function renderViewer(path = BASE) {
  window.history.replaceState(null, "", path);
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
  await screen.findByRole("button", { name: it.leaflets.zoom });
  return (page: number, eventType: "scroll" | "scrollend" = "scroll") =>
    act(() => {
      track.scrollLeft = (page - 1) * PAGE_WIDTH;
      track.dispatchEvent(new Event(eventType));
    });
}

beforeEach(() => {
  Object.assign(Element.prototype, {
    scrollTo(this: Element, { left, top }: ScrollToOptions) {
      Object.assign(this, { scrollLeft: left, scrollTop: top ?? this.scrollTop });
      this.dispatchEvent(new Event("scroll"));
    },
  });
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(PAGE_WIDTH);
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(PAGE_WIDTH);
});

afterEach(async () => {
  await act(() => new Promise<void>(afterClosing));
  Reflect.deleteProperty(window, "onscrollend");
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const viewTwoPages = () =>
  jest.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(2 * PAGE_WIDTH);

/** jsdom focuses what is inert too. */
function makeInertBehindDialogs(): void {
  const { focus } = HTMLElement.prototype;
  jest.spyOn(HTMLElement.prototype, "focus").mockImplementation(function (this: HTMLElement) {
    if (this.closest("dialog") || !document.querySelector("dialog[open]")) focus.call(this);
  });
}

const enlarge = () => userEvent.click(screen.getByRole("button", { name: it.leaflets.zoom }));

test("the back button closes an enlarged page, stays on the leaflet and gives back the focus", async () => {
  makeInertBehindDialogs();
  await renderViewer();
  await enlarge();
  expect(await screen.findByRole("dialog", { name: "Pagina 1 di 8" })).toBeVisible();
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(window.location.pathname).toBe(BASE);
  expect(screen.getByRole("button", { name: it.leaflets.zoom })).toHaveFocus();
});

test.each<[string, () => unknown]>([
  ["its button", () => userEvent.click(screen.getByRole("button", { name: it.leaflets.closeZoom }))],
  ["the back button", () => act(() => window.history.back())],
])("the viewer shows the page that was turned to while enlarged, closed by %s", async (_, close) => {
  const scrollTo = await renderViewer();
  Object.assign(window, { onscrollend: null });
  scrollTo(3);
  await enlarge();
  const dialog = within(await screen.findByRole("dialog", { name: "Pagina 3 di 8" }));
  await userEvent.click(dialog.getByRole("button", { name: it.leaflets.next }));
  expect(dialog.getByText("Pagina 4 di 8")).toBeVisible();
  const entries = window.history.length;
  await close();
  await waitFor(() => expect(window.location.pathname).toBe(`${BASE}/4`));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByText("Pagina 4 di 8")).toBeVisible();
  expect(window.history.length).toBe(entries);
});

test("closing an enlarged page after pages were turned is no navigation", async () => {
  const isOtherPageAtPopState: boolean[] = [];
  const onPopState = () => isOtherPageAtPopState.push(startTraversal(window.location));
  completeNavigation(`${BASE}?`);
  const scrollTo = await renderViewer();
  Object.assign(window, { onscrollend: null });
  scrollTo(3);
  scrollTo(3, "scrollend");
  await waitFor(() => expect(window.location.pathname).toBe(`${BASE}/3`));
  await enlarge();
  window.addEventListener("popstate", onPopState);
  await userEvent.click(await screen.findByRole("button", { name: it.leaflets.closeZoom }));
  await waitFor(() => expect(isOtherPageAtPopState).toEqual([false]));
  window.removeEventListener("popstate", onPopState);
});

test("the page in the URL is shown, whichever page was loaded", async () => {
  await renderViewer(`${BASE}/5`);
  expect(await screen.findByText("Pagina 5 di 8")).toBeVisible();
  expect(screen.getByTestId("pages").scrollLeft).toBe(4 * PAGE_WIDTH);
});

test("an enlarged page is turned to its top, and its buttons keep the focus at the last page", async () => {
  await renderViewer(`${BASE}/7`);
  await enlarge();
  const dialog = within(await screen.findByRole("dialog", { name: "Pagina 7 di 8" }));
  const picture = dialog.getByRole("group");
  picture.scrollTop = 500;
  const next = dialog.getByRole("button", { name: it.leaflets.next });
  await userEvent.click(next);
  expect(picture.scrollTop).toBe(0);
  expect(next).toHaveAttribute("aria-disabled", "true");
  expect(next).toHaveFocus();
  await userEvent.click(next);
  expect(dialog.getByText("Pagina 8 di 8")).toBeVisible();
  await userEvent.keyboard("+");
  expect(dialog.getByText("150%")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: it.leaflets.closeZoom }));
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
  expect(dialog.getByRole("button", { name: it.leaflets.previous })).toHaveAttribute("aria-disabled", "true");
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
