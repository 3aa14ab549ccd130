import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DensitySwitch } from "@/components/product/density-switch";
import { DENSITY_SCRIPT, setDensity } from "@/lib/catalogue/density";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(() => {
  act(() => setDensity("compact"));
  resetPage();
});

function startPage(): void {
  delete document.documentElement.dataset.density;
  const script = document.createElement("script");
  script.textContent = DENSITY_SCRIPT;
  document.head.append(script);
  script.remove();
}

test("large pictures are remembered by the next page, before its first paint", async () => {
  renderPage(<DensitySwitch />);
  const button = screen.getByRole("button", { pressed: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "true");
  startPage();
  expect(document.documentElement.dataset.density).toBe("large");
  await userEvent.click(button);
  startPage();
  expect(document.documentElement.dataset.density).toBeUndefined();
});
