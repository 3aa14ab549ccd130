import { markCartFailed } from "./cart-store";

/** Refetches the cart; loads that code on demand. */
export function requestCart(): void {
  import("./read-cart").then(({ refreshCart }) => refreshCart(), markCartFailed);
}
