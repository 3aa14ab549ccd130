import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { FacetForm } from "@/components/product/facet-form";
import { loadDeferredMessages } from "@/lib/i18n/deferred-messages";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderWithProviders } from "../render-with-providers";

let desktop: EventTarget & { matches: boolean };

beforeEach(() => {
  desktop = Object.assign(new EventTarget(), { matches: false });
  Object.defineProperty(window, "matchMedia", { configurable: true, value: () => desktop });
});

const filters = (
  <FacetForm
    action="/pasta"
    preservedParams={[]}
    facets={[]}
    flags={["promo"]}
    selectedFacets={{}}
    query={{ parent_category_id: 7 }}
  />
);

function renderForm(): HTMLFormElement {
  renderWithProviders(filters);
  const form = screen.getByRole("checkbox", { hidden: true }).closest("form") as HTMLFormElement;
  // jsdom knows no popovers.
  let isOpen = false;
  form.addEventListener("toggle", (event) => (isOpen = (event as ToggleEvent).newState === "open"));
  jest.spyOn(form, "matches").mockImplementation(() => isOpen);
  form.hidePopover = jest.fn(() => void toggle(form, "closed"));
  return form;
}

const toggle = (form: HTMLElement, newState: "open" | "closed") =>
  fireEvent(form, Object.assign(new Event("toggle"), { newState }));

const isOnEntry = () => window.history.state?.madiaDialog === true;

/** jsdom traverses history in a later task. */
async function goBack(): Promise<void> {
  await act(async () => {
    await new Promise<void>((done) => {
      window.addEventListener("popstate", () => done(), { once: true });
      window.history.back();
    });
  });
}

test("on a phone the focus goes into the opened filters, and the rest of the page cannot be reached", async () => {
  const form = renderForm();
  const behind = document.body.appendChild(document.createElement("button"));
  behind.focus();
  toggle(form, "open");
  await waitFor(() => expect(screen.getByRole("button", { name: "Chiudi i filtri" })).toHaveFocus());
  expect(behind.inert).toBe(true);
  expect(form.closest("[inert]")).toBeNull();
  fireEvent(form, Object.assign(new Event("beforetoggle"), { newState: "closed" }));
  expect(behind.inert).toBe(false);
  toggle(form, "closed");
  behind.remove();
});

test("on a phone the back button closes the opened filters and stays on the page", async () => {
  const { href } = window.location;
  const form = renderForm();
  toggle(form, "open");
  await waitFor(() => expect(isOnEntry()).toBe(true));
  await goBack();
  expect(form.hidePopover).toHaveBeenCalledTimes(1);
  expect(window.location.href).toBe(href);
  expect(isOnEntry()).toBe(false);
});

test("filters that are closed another way leave no history entry", async () => {
  const form = renderForm();
  toggle(form, "open");
  await waitFor(() => expect(isOnEntry()).toBe(true));
  toggle(form, "closed");
  await waitFor(() => expect(isOnEntry()).toBe(false));
});

test("where the window becomes wide enough for the column, the filters close and free the page", async () => {
  const form = renderForm();
  const behind = document.body.appendChild(document.createElement("button"));
  toggle(form, "open");
  await waitFor(() => expect(behind.inert).toBe(true));
  desktop.matches = true;
  desktop.dispatchEvent(new Event("change"));
  expect(form.hidePopover).toHaveBeenCalledTimes(1);
  expect(behind.inert).toBe(false);
  toggle(form, "open");
  expect(behind.inert).toBe(false);
  behind.remove();
});

test("where the browser has no popovers the filters work as a part of the page", async () => {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    if (selector.includes(":popover-open")) throw new DOMException(selector, "SyntaxError");
    return matches.call(this, selector);
  });
  stubGateway({
    products: { data: { products: [], facets: [], page: { items: 5 }, correctedQueries: [] } },
  });
  await loadDeferredMessages();
  renderWithProviders(filters);
  fireEvent.click(screen.getByRole("checkbox", { hidden: true }));
  expect(await screen.findByText("Mostra 5 prodotti")).toBeInTheDocument();
});
