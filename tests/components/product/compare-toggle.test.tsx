import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CompareToggle } from "@/components/product/compare-toggle";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(() => {
  resetPage();
  localStorage.clear();
});

const texts = { label: "Metti a confronto", go: "Confronta" };
const toggle = (slug: string) => (
  <CompareToggle key={slug} product={{ slug, name: slug }} texts={texts} path="/confronta" />
);

test("from the second product on, the comparison can be opened by its address", async () => {
  renderPage(<>{[toggle("latte"), toggle("panna")]}</>);
  const [first, second] = screen.getAllByRole("checkbox", { name: texts.label });
  if (!first || !second) throw new Error("no checkboxes");
  await userEvent.click(first);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  await userEvent.click(second);
  expect(screen.getAllByRole("link", { name: "Confronta (2)" })[0]).toHaveAttribute(
    "href",
    "/confronta?p=latte&p=panna",
  );
  await userEvent.click(first);
  expect(first).not.toBeChecked();
  expect(localStorage.getItem("madia.compare")).toBe('[{"slug":"panna","name":"panna"}]');
});
