import { markCartFailed } from "./cart-store";

/** Reads the cart again; what reads it is loaded first. */
export function requestCart(): void {
  import("./read-cart").then(({ refreshCart }) => refreshCart(), markCartFailed);
}
