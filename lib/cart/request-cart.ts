import { markCartFailed } from "./cart-store";

export function requestCart(): void {
  import("./read-cart").then(({ refreshCart }) => refreshCart(), markCartFailed);
}
