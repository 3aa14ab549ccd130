import { render, screen } from "@testing-library/react";
import { FirstPageLink } from "@/components/layout/first-page-link";

afterEach(() => {
  window.history.replaceState(null, "", "/");
});

test.each([
  ["/frutta-e-verdura?page=400", "/frutta-e-verdura"],
  ["/search?q=latte+intero&page=99&sort=price", "/search?q=latte+intero&sort=price"],
  ["/en/news?page=12", "/en/news"],
])("a missing page of a list leads to the first: %s", (address, firstPage) => {
  window.history.replaceState(null, "", address);
  render(<FirstPageLink label="Torna all'inizio dell'elenco" />);
  expect(screen.getByRole("link", { name: "Torna all'inizio dell'elenco" })).toHaveAttribute(
    "href",
    firstPage,
  );
});

test.each(["/non-c-e", "/search?q=page", "/non-c-e?pagina=2"])("%s is no page of a list", (address) => {
  window.history.replaceState(null, "", address);
  render(<FirstPageLink label="Torna all'inizio dell'elenco" />);
  expect(screen.queryByRole("link")).toBeNull();
});
