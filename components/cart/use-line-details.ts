import type { CartItem } from "@/lib/ebsn/domain/cart";
import { chosenOptions } from "@/lib/cart/selectors";
import { usePriceDetails } from "./use-price-details";

/** What tells a line from another of the same name; `quantity` where it is not shown apart. */
export function useLineDetails(item: CartItem, quantity = ""): string[] {
  const { brand, packSize } = item.product;
  const priceDetails = usePriceDetails(item);
  return [brand, packSize, ...chosenOptions(item), quantity, ...priceDetails].filter(Boolean);
}
