import type { Cart } from "../ebsn/domain/cart";
import type { Messages } from "../ebsn/domain/envelope";
import { type ApiRequest, apiFetchWithMessages } from "../api/api-fetch";
import { config } from "../config";
import { getCustomerGeneration } from "./cart-store";
import { fetchCart, setCart } from "./fetch-cart";

export function hasMessages({ infos, warnings }: Messages): boolean {
  return infos.length + warnings.length > 0;
}

/** Without the queue: only for its own writes. */
export async function sendWrite(
  path: string,
  request: ApiRequest,
): Promise<{ cart: Cart; messages: Messages }> {
  const generation = getCustomerGeneration();
  const { data, messages } = await apiFetchWithMessages<Cart>(path, {
    ...request,
    params: { show_sectors: config.showSectors, ...request.params },
  });
  return { cart: config.updateCart ? setCart(data, generation) : await fetchCart(), messages };
}
