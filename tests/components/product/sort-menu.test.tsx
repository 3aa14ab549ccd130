import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ListingToolbar } from "@/components/product/listing-toolbar";
import { startServices } from "@/components/layout/start-services";
import { renderWithProviders } from "../render-with-providers";

let stop = () => {};
afterEach(() => stop());

async function openMenu() {
  stop = startServices();
  renderWithProviders(
    <main tabIndex={-1}>
      <ListingToolbar path="/pasta" count={7} facets={[]} hasFilters={false} selectedFacets={{}} />
      <button type="button">Aggiungi</button>
    </main>,
  );
  const summary = screen.getByText("Ordina").closest("summary") as HTMLElement;
  await userEvent.click(summary);
  const menu = summary.closest("details") as HTMLDetailsElement;
  expect(menu.open).toBe(true);
  return { summary, menu };
}

test("Escape closes the sort menu and leaves the focus at its button", async () => {
  const { summary, menu } = await openMenu();
  screen.getByRole("link", { name: "nome" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(menu.open).toBe(false);
  expect(summary).toHaveFocus();
});

test("the sort menu stays open for its own orders and closes when the focus leaves it", async () => {
  const { menu } = await openMenu();
  screen.getByRole("link", { name: "nome" }).focus();
  expect(menu.open).toBe(true);
  screen.getByRole("button", { name: "Aggiungi" }).focus();
  expect(menu.open).toBe(false);
});

test("a press beside the sort menu closes it", async () => {
  const { menu } = await openMenu();
  await userEvent.click(screen.getByRole("status"));
  expect(menu.open).toBe(false);
});

test("the sort menu stays open for a press on its edge, or on a link in Safari, which focuses what is around it", async () => {
  const { menu } = await openMenu();
  await userEvent.click(within(menu).getByRole("list"));
  expect(screen.getByRole("main")).toHaveFocus();
  expect(menu.open).toBe(true);
});
