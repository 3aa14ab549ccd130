import { products } from "../catalogue";
import type { SeedProduct } from "../types";

/** Percentage of slow sellers a store does not carry; the default store carries everything. */
const NOT_SOLD_PERCENT: Readonly<Record<number, number>> = { 502: 4, 503: 7, 504: 3, 505: 14, 506: 9 };

/** Best sellers, promotions and variants are sold everywhere. */
const BEST_SELLER_RANK = 400;

const isNotSold = ({ productId, rank, promo, selectOptions }: SeedProduct, warehouseId: number): boolean =>
  rank > BEST_SELLER_RANK &&
  promo === null &&
  selectOptions.length === 0 &&
  (productId * 31 + warehouseId * 17) % 100 < (NOT_SOLD_PERCENT[warehouseId] ?? 0);

export const notSoldProducts = Object.keys(NOT_SOLD_PERCENT)
  .map(Number)
  .flatMap((warehouseId) =>
    products
      .filter((product) => isNotSold(product, warehouseId))
      .map(({ productId }) => ({ warehouseId, productId })),
  );
