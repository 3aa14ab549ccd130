import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactElement } from "react";
import userEvent from "@testing-library/user-event";
import { FacetForm } from "@/components/product/facet-form";
import { FacetFormEnhancer } from "@/components/product/facet-form-enhancer";
import { listingHref, withoutFacet } from "@/components/product/listing-href";
import { ListingToolbar } from "@/components/product/listing-toolbar";
import type { Facet } from "@/lib/ebsn/domain/product";
import { loadDeferredMessages } from "@/lib/i18n/deferred-messages";
import { setNavigate } from "@/lib/navigation/navigate";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderWithProviders } from "../render-with-providers";

/** The effects of filters load on first interaction. */
async function renderFacets(ui: ReactElement) {
  const view = renderWithProviders(ui);
  await act(async () => {
    await Promise.all([import("@/components/product/facet-form-enhancer"), loadDeferredMessages()]);
  });
  return view;
}

const navigate = jest.fn(() => true);
let stopNavigating = () => {};

beforeEach(() => {
  stopNavigating = setNavigate(navigate);
});
afterEach(() => {
  navigate.mockClear();
  stopNavigating();
});

const setDesktop = (matches: boolean) =>
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches, addEventListener() {}, removeEventListener() {} }),
  });

const brands: Facet = {
  name: "Marchio",
  parameterName: "vendor_id",
  values: Array.from({ length: 12 }, (_, index) => ({
    id: String(index + 1),
    name: `Marca ${index + 1}`,
    count: 20 - index,
  })),
};

test("submits facets together with the query and the sort order", async () => {
  const { container } = await renderFacets(
    <FacetForm
      action="/search"
      preservedParams={[
        ["q", "pasta"],
        ["sort", "price"],
      ]}
      facets={[brands]}
      flags={["promo", "new_product"]}
      selectedFacets={{ vendor_id: ["3"] }}
      query={{ parent_category_id: 7, vendor_id: "3", page: 2 }}
    />,
  );
  const form = container.querySelector("form");
  const data = new FormData(form ?? undefined);
  expect(form).toHaveAttribute("action", "/search");
  expect([...data.entries()]).toEqual([
    ["q", "pasta"],
    ["sort", "price"],
    ["vendor_id", "3"],
  ]);
});

test("shows chosen values first and collapses the rest", async () => {
  await renderFacets(
    <FacetForm
      action="/pasta"
      preservedParams={[]}
      facets={[brands]}
      flags={[]}
      selectedFacets={{ vendor_id: ["12"] }}
      query={{ parent_category_id: 7, vendor_id: "3", page: 2 }}
    />,
  );
  const group = screen.getByRole("group", { name: "Marchio", hidden: true });
  const boxes = within(group).getAllByRole("checkbox", { hidden: true });
  expect(boxes[0]).toBeChecked();
  expect(boxes[0]).toHaveAttribute("value", "12");
  expect(within(group).getByText("Altri 4")).toBeInTheDocument();
});

test("offers and novelties can be chosen although the shop counts neither", async () => {
  const { container } = await renderFacets(
    <FacetForm
      action="/pasta"
      preservedParams={[]}
      facets={[]}
      flags={["promo", "new_product"]}
      selectedFacets={{ promo: ["true"] }}
      query={{ parent_category_id: 7, vendor_id: "3", page: 2 }}
    />,
  );
  const group = screen.getByRole("group", { name: "Mostra solo", hidden: true });
  expect(within(group).getByLabelText("In offerta")).toBeChecked();
  expect(within(group).getByLabelText("Novità")).not.toBeChecked();
  expect(Object.fromEntries(new FormData(container.querySelector("form") ?? undefined))).toEqual({
    promo: "true",
  });
});

test("removes one filter or all filters", async () => {
  const chosen = { vendor_id: ["1", "2"] };
  renderWithProviders(
    <ListingToolbar
      path="/pasta"
      count={7}
      sort="price"
      facets={[brands]}
      hasFilters
      selectedFacets={chosen}
    />,
  );
  expect(screen.getByRole("status")).toHaveTextContent("7 prodotti");
  expect(screen.getByRole("link", { name: "Togli il filtro Marca 1" })).toHaveAttribute(
    "href",
    "/pasta?vendor_id=2&sort=price",
  );
  expect(screen.getByRole("link", { name: "Togli tutti i filtri" })).toHaveAttribute(
    "href",
    "/pasta?sort=price",
  );
});

test("builds listing URLs", async () => {
  expect(listingHref("/pasta", {})).toBe("/pasta");
  expect(listingHref("/pasta", { page: 2, sort: "name" })).toBe("/pasta?sort=name&page=2");
  expect(listingHref("/search?q=uova", { facets: { vendor_id: ["1", "2"] } })).toBe(
    "/search?q=uova&vendor_id=1,2",
  );
  expect(withoutFacet({ vendor_id: ["1"], promo: ["true"] }, "vendor_id", "1")).toEqual({ promo: ["true"] });
});

test("labels filters that are not API facets", async () => {
  renderWithProviders(
    <ListingToolbar
      path="/pasta"
      count={3}
      facets={[brands]}
      hasFilters
      selectedFacets={{ promo: ["true"], vendor_id: ["2"] }}
    />,
  );
  expect(screen.getByRole("link", { name: "Togli il filtro In offerta" })).toHaveAttribute(
    "href",
    "/pasta?vendor_id=2",
  );
});

const taste: Facet = {
  name: "Sapore",
  parameterName: "taste",
  values: [
    { id: "dolce", name: "Dolce", count: 3 },
    { id: "salato", name: "Salato", count: 1 },
    { id: "semi, dolce", name: "Semidolce", count: 2 },
  ],
};

test("a facet that the addresses have no parameter for goes into the filter", async () => {
  const { container } = await renderFacets(
    <FacetForm
      action="/pasta"
      preservedParams={[]}
      facets={[taste]}
      flags={[]}
      query={{}}
      selectedFacets={{ taste: ["dolce"] }}
    />,
  );
  const group = screen.getByRole("group", { name: "Sapore", hidden: true });
  expect(within(group).getAllByRole("checkbox", { hidden: true })).toHaveLength(2);
  expect([...new FormData(container.querySelector("form") ?? undefined)]).toEqual([
    ["filter", "taste:dolce"],
  ]);
});

async function renderForm(selectedFacets: Record<string, string[]> = { vendor_id: ["3"] }) {
  await renderFacets(
    <FacetForm
      action="/pasta"
      preservedParams={[["sort", "price"]]}
      facets={[brands, taste]}
      flags={["promo"]}
      selectedFacets={selectedFacets}
      query={{ parent_category_id: 7, vendor_id: "3", page: 2 }}
    />,
  );
  return screen.getByRole("checkbox", { name: /^Marca 1 ?20/, hidden: true });
}

test("on a desktop a filter applies immediately", async () => {
  setDesktop(true);
  await userEvent.click(await renderForm({ vendor_id: ["3"], taste: ["dolce", "salato"] }));
  expect(navigate).toHaveBeenCalledWith("/pasta?sort=price&vendor_id=3,1&filter=taste:dolce;taste:salato");
});

test("a filter that is changed before its script is there applies once it is", async () => {
  setDesktop(true);
  fireEvent.click(await renderForm());
  await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
  expect(navigate).toHaveBeenCalledWith("/pasta?sort=price&vendor_id=3,1");
});

test("on a phone the button tells how many products the filters leave", async () => {
  setDesktop(false);
  const { requestsTo } = stubGateway({
    products: { data: { products: [], facets: [], page: { items: 23 }, correctedQueries: [] } },
  });
  await userEvent.click(await renderForm());
  expect(await screen.findByText("Mostra 23 prodotti")).toBeInTheDocument();
  expect(navigate).not.toHaveBeenCalled();
  expect(requestsTo("products")[0]?.params.get("vendor_id")).toBe("3,1");
});

const listOf = (categoryId: number) => (
  <form>
    <input type="checkbox" name="vendor_id" value="1" />
    <FacetFormEnhancer query={{ parent_category_id: categoryId }} facetNames={["vendor_id"]} label="Mostra" />
  </form>
);

test("an answer about the list before does not tell a number of the next one", async () => {
  setDesktop(false);
  let answer = () => {};
  const { requests } = stubGateway({
    products: () =>
      new Promise((resolve) => {
        answer = () =>
          resolve({ data: { products: [], facets: [], page: { items: 23 }, correctedQueries: [] } });
      }),
  });
  const { rerender } = renderWithProviders(listOf(7));
  await userEvent.click(screen.getByRole("checkbox"));
  await waitFor(() => expect(requests).toHaveLength(1));
  rerender(listOf(8));
  await act(async () => answer());
  expect(screen.getByText("Mostra")).toBeInTheDocument();
});

test("a number of the list before is gone in the next one", async () => {
  setDesktop(false);
  stubGateway({
    products: { data: { products: [], facets: [], page: { items: 23 }, correctedQueries: [] } },
  });
  const { rerender } = renderWithProviders(listOf(7));
  await userEvent.click(screen.getByRole("checkbox"));
  expect(await screen.findByText("Mostra 23 prodotti")).toBeInTheDocument();
  rerender(listOf(8));
  expect(screen.getByText("Mostra")).toBeInTheDocument();
});

const toggle = (form: HTMLElement, newState: "open" | "closed") =>
  fireEvent(form, Object.assign(new Event("toggle"), { newState }));

test("filters that are closed without being applied are as before when they are opened again", async () => {
  setDesktop(false);
  stubGateway({
    products: { data: { products: [], facets: [], page: { items: 23 }, correctedQueries: [] } },
  });
  renderWithProviders(listOf(7));
  const checkbox = screen.getByRole("checkbox");
  const form = checkbox.closest("form") as HTMLFormElement;
  toggle(form, "open");
  await userEvent.click(checkbox);
  expect(await screen.findByText("Mostra 23 prodotti")).toBeInTheDocument();
  toggle(form, "closed");
  expect(checkbox).not.toBeChecked();
  expect(screen.getByText("Mostra")).toBeInTheDocument();

  await userEvent.click(checkbox);
  fireEvent.submit(form);
  toggle(form, "closed");
  expect(checkbox).toBeChecked();
});
