type InStock = { available: number };

/** Some shops have prices for customers only: a visitor sees none of what is in stock. */
export const isPriceHidden = (
  { available }: InStock,
  toPay: number | null,
  { authenticated = false }: { authenticated?: boolean },
): boolean => toPay === null && available > 0 && !authenticated;

type Priced = { prices: { display: number | null } };

/** Of products as visitors see them: none has a price, as in shops that show customers theirs only. */
export const areAllPricesHidden = (products: readonly Priced[]): boolean =>
  products.every(({ prices }) => prices.display === null);

/** 0: sold out; below: in stock, but without a price. */
export const stockToBuy = ({ available }: InStock, toPay: number | null): number => {
  if (available <= 0) return 0;
  return toPay === null ? -1 : available;
};
