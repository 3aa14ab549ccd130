import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FacetForm } from "@/components/product/facet-form";
import { MoreFacetsIsland } from "@/components/product/more-facets-island";
import type { Facet } from "@/lib/ebsn/domain/product";
import { DEFERRED_FACETS } from "@/lib/catalogue/listing-filter";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

const facets: Facet[] = [
  {
    name: "Senza allergeni",
    parameterName: DEFERRED_FACETS[0] ?? "",
    values: [{ id: "gluten", name: "Senza glutine", count: 4 }],
  },
];
const found = { data: { products: [], facets, page: null, correctedQueries: [] } };

/** jsdom leaves the role of a summary out. */
const open = () => userEvent.click(screen.getByText("Altri filtri"));

test("what is being loaded says so, and is shown when it is there", async () => {
  let answer = () => {};
  const gateway = stubGateway({
    products: () =>
      new Promise((resolve) => {
        answer = () => resolve(found);
      }),
  });
  renderPage(<MoreFacetsIsland query={{}} label="Altri filtri" />);
  await open();
  expect(await screen.findByText("Caricamento in corso")).toBeVisible();
  await waitFor(() => expect(gateway.requestsTo("products")).toHaveLength(1));
  answer();
  expect(await screen.findByRole("checkbox", { name: /Senza glutine/ })).toBeInTheDocument();
  expect(screen.queryByText("Caricamento in corso")).not.toBeInTheDocument();
});

test("what cannot be read closes with an error, and is read again when it is opened", async () => {
  const gateway = stubGateway({ products: { http: 503, status: 1 } });
  renderPage(<MoreFacetsIsland query={{}} label="Altri filtri" />);
  await open();
  expect(await screen.findByText(/Si è verificato un errore/)).toBeInTheDocument();
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
  gateway.setResponse("products", found);
  await open();
  expect(await screen.findByRole("checkbox", { name: /Senza glutine/ })).toBeInTheDocument();
});

test.each([
  ["none of these filters", []],
  [
    "them without products",
    facets.map((facet) => ({ ...facet, values: [{ id: "1", name: "X", count: 0 }] })),
  ],
])("a shop that has %s says that there are no others", async (_, sent) => {
  stubGateway({ products: { data: { ...found.data, facets: sent } } });
  renderPage(<MoreFacetsIsland query={{}} label="Altri filtri" />);
  await open();
  expect(await screen.findByText("Nessun altro filtro per questi prodotti.")).toBeVisible();
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
});

test("values that the form has no room for can be chosen, and those it has are not repeated", async () => {
  const brands: Facet = {
    name: "Marchio",
    parameterName: "vendor_id",
    values: ["1", "2", "3"].map((id) => ({ id, name: `Marca ${id}`, count: id === "3" ? 0 : 4 })),
  };
  const kinds: Facet = { ...brands, name: "Caratteristiche", parameterName: "product_class_10000" };
  stubGateway({ products: { data: { ...found.data, facets: [brands, kinds] } } });
  renderPage(
    <form id="filters" aria-label="Filtri">
      <input type="checkbox" name="vendor_id" value="1" aria-label="Marca 1" />
      <MoreFacetsIsland query={{}} label="Altri filtri" />
    </form>,
  );
  await open();
  const group = await screen.findByRole("group", { name: "Marchio: altre scelte" });
  const boxes = within(group).getAllByRole("checkbox");
  expect(boxes.map((box) => box.getAttribute("value"))).toEqual(["2"]);
  await userEvent.click(screen.getByRole("checkbox", { name: /Marca 2/ }));
  expect(screen.getByRole("form")).toHaveFormValues({ vendor_id: ["2"] });
  expect(screen.queryByText("Caratteristiche")).not.toBeInTheDocument();
});

test("every brand of a long list can be chosen", async () => {
  const many: Facet = {
    name: "Marchio",
    parameterName: "vendor_id",
    values: Array.from({ length: 30 }, (_, index) => ({
      id: String(index + 1),
      name: `Marca ${index + 1}`,
      count: 40 - index,
    })),
  };
  stubGateway({ products: { data: { products: [], facets: [many], page: null, correctedQueries: [] } } });
  const { container } = renderPage(
    <FacetForm
      action="/pasta"
      preservedParams={[]}
      facets={[many]}
      flags={[]}
      selectedFacets={{}}
      query={{ parent_category_id: 7 }}
    />,
  );
  await userEvent.click(screen.getByText("Prezzo, diete, allergeni e altre scelte"));
  await waitFor(() => expect(container.querySelectorAll("[name=vendor_id]")).toHaveLength(30));
  const ids = [...container.querySelectorAll("[name=vendor_id]")].map((box) => box.getAttribute("value"));
  expect(new Set(ids).size).toBe(30);
});
