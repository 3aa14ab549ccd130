import { screen } from "@testing-library/react";
import { Pagination } from "@/components/product/pagination";
import { paginationPages } from "@/components/product/pagination-pages";
import { renderWithProviders } from "../render-with-providers";

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, null, 8, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [10, 20, [1, 2, null, 9, 10, 11, null, 19, 20]],
  [20, 20, [1, 2, null, 19, 20]],
])("page %i of %i links to %o", (page, count, pages) => {
  expect(paginationPages(page, count)).toEqual(pages);
});

test("renders links with rel and marks the current page", () => {
  renderWithProviders(<Pagination page={2} count={3} hrefOf={(page) => `/pasta?page=${page}`} />);
  expect(screen.getByRole("link", { name: "Precedente" })).toHaveAttribute("rel", "prev");
  expect(screen.getByRole("link", { name: "Successiva" })).toHaveAttribute("href", "/pasta?page=3");
  expect(screen.getByRole("link", { name: "Pagina 2" })).toHaveAttribute("aria-current", "page");
});

test("renders nothing for a single page", () => {
  const { container } = renderWithProviders(<Pagination page={1} count={1} hrefOf={String} />);
  expect(container).toBeEmptyDOMElement();
});
