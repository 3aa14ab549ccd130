/** "Rigatoni Molino Pietravena": other brands have products of the same name. Some names have their brand already. */
export const nameWithBrand = ({ name, brand }: { name: string; brand: string }): string =>
  name.toLowerCase().includes(brand.toLowerCase()) ? name : `${name} ${brand}`;
