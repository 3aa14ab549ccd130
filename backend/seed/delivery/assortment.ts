import { products } from "../catalogue";
import type { SeedProduct } from "../types";

/** How many of a hundred slow-selling goods a store leaves out; the default store sells everything. */
const LEFT_OUT: Readonly<Record<number, number>> = { 502: 4, 503: 7, 504: 3, 505: 14, 506: 9 };

/** What sells well, what is on offer and what has variants is sold everywhere. */
const BEST_SELLERS = 400;

const isLeftOut = ({ productId, rank, promo, selectOptions }: SeedProduct, warehouseId: number): boolean =>
  rank > BEST_SELLERS &&
  promo === null &&
  selectOptions.length === 0 &&
  (productId * 31 + warehouseId * 17) % 100 < (LEFT_OUT[warehouseId] ?? 0);

/** What each store does not sell; the small one by the lake leaves out most. */
export const notSoldGoods = Object.keys(LEFT_OUT)
  .map(Number)
  .flatMap((warehouseId) =>
    products
      .filter((product) => isLeftOut(product, warehouseId))
      .map(({ productId }) => ({ warehouseId, productId })),
  );
