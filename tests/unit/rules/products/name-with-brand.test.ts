import { nameWithBrand } from "@/lib/rules/products/name-with-brand";

test.each([
  ["Rigatoni", "Molino Pietravena", "Rigatoni Molino Pietravena"],
  ["Rigatoni", "", "Rigatoni"],
  ["Aranciata SanPellegrino", "Sanpellegrino", "Aranciata SanPellegrino"],
])("%s of %p is %s", (name, brand, full) => {
  expect(nameWithBrand({ name, brand })).toBe(full);
});
