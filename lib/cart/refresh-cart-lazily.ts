import { markCartFailed } from "./cart-store";

export function refreshCartLazily(): void {
  import("./fetch-cart").then(({ refreshCart }) => refreshCart(), markCartFailed);
}
