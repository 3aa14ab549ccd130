import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { CompareBar } from "@/components/product/compare-bar";
import { compareComponentsStore } from "@/components/product/compare-components";
import { CompareCheckboxSlot } from "@/components/product/compare-checkbox-slot";
import { CompareSync } from "@/components/product/compare-sync";
import { CompareSwitch } from "@/components/product/compare-switch";
import { CompareProductCheckbox } from "@/components/product/compare-product-checkbox";
import { stopComparing } from "@/lib/catalogue/compared-products";
import { makeProduct } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(() => {
  resetPage();
  act(() => {
    stopComparing();
    compareComponentsStore.set(null);
  });
});

const KEY = "madia.compare";
const label = "Metti a confronto";
const toggle = (slug: string, productId: number) => (
  <CompareProductCheckbox key={slug} product={{ productId, slug, name: slug }} label={label} />
);

test("two products chosen on their pages are compared by an address of their own", async () => {
  renderPage(<>{[toggle("latte", 1), toggle("panna", 2), <CompareBar key="bar" />]}</>);
  const [first, second] = screen.getAllByRole("checkbox", { name: label });
  if (!first || !second) throw new Error("no checkboxes");
  await userEvent.click(first);
  expect(await screen.findByText(/1 di 4.*Scegline un altro/)).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  await userEvent.click(second);
  expect(await screen.findByRole("link", { name: "Confronta" })).toHaveAttribute(
    "href",
    "/confronta?p=latte&p=panna",
  );
  await userEvent.click(first);
  expect(first).not.toBeChecked();
  expect(sessionStorage.getItem(KEY)).toBe('[{"productId":2,"slug":"panna","name":"panna"}]');
  await userEvent.click(screen.getByRole("button", { name: "Svuota il confronto" }));
  expect(sessionStorage.getItem(KEY)).toBeNull();
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
});

test("a product ticked before hydration is compared", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(toggle("latte", 1));
  screen.getByRole<HTMLInputElement>("checkbox", { name: label }).checked = true;
  render(toggle("latte", 1), { container, hydrate: true });
  expect(screen.getByRole("checkbox", { name: label })).toBeChecked();
  expect(sessionStorage.getItem(KEY)).toBe('[{"productId":1,"slug":"latte","name":"latte"}]');
});

test("in a list the cards are chosen once somebody wants to compare", async () => {
  stubGateway({ "products/5": { data: makeProduct({ productId: 5, slug: "burro" }) } });
  renderPage(
    <>
      <CompareSwitch />
      <CompareCheckboxSlot id={5} name="Burro" />
    </>,
  );
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Confronta prodotti" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Confronta Burro" }));
  await waitFor(() =>
    expect(sessionStorage.getItem(KEY)).toBe('[{"productId":5,"slug":"burro","name":"Burro"}]'),
  );
});

test("a product that cannot be read says so when it is not chosen", async () => {
  stubGateway({ "products/5": { http: 503, status: 1 } });
  renderPage(
    <>
      <CompareSwitch />
      <CompareCheckboxSlot id={5} name="Burro" />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Confronta prodotti" }));
  const checkbox = await screen.findByRole("checkbox", { name: "Confronta Burro" });
  await userEvent.click(checkbox);
  expect(await screen.findByText(/Si è verificato un errore/)).toBeInTheDocument();
  expect(checkbox).not.toBeChecked();
});

test("a product removed from the comparison is deselected in the lists", async () => {
  const latte = { productId: 1, slug: "latte", name: "latte" };
  renderPage(<>{[toggle("latte", 1), toggle("panna", 2)]}</>);
  const [first, second] = screen.getAllByRole("checkbox", { name: label });
  if (!first || !second) throw new Error("no checkboxes");
  await userEvent.click(first);
  await userEvent.click(second);
  renderPage(<CompareSync products={[latte]} />);
  await waitFor(() => expect(second).not.toBeChecked());
  expect(first).toBeChecked();
});

test("a comparison that somebody was sent chooses nothing", () => {
  renderPage(<CompareSync products={[{ productId: 1, slug: "latte", name: "latte" }]} />);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test("products are chosen, compared and removed by keyboard, and the focus is not lost", async () => {
  renderPage(
    <main id="content" tabIndex={-1}>
      {[toggle("latte", 1), toggle("panna", 2), <CompareBar key="bar" />]}
    </main>,
  );
  for (const checkbox of screen.getAllByRole("checkbox", { name: label })) {
    await userEvent.tab();
    expect(checkbox).toHaveFocus();
    await userEvent.keyboard(" ");
  }
  const link = await screen.findByRole("link", { name: "Confronta" });
  await userEvent.tab();
  expect(link).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Svuota il confronto" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("complementary")).not.toBeInTheDocument();
  expect(screen.getByRole("main")).toHaveFocus();
});
