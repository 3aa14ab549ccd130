import type { Cart } from "@/lib/ebsn/domain/cart";
import type { Messages } from "@/lib/ebsn/domain/envelope";
import { type ApiRequest, apiFetchWithMessages } from "../api/api-fetch";
import { getCustomerGeneration } from "./cart-store";
import { setCart } from "./fetch-cart";

const SECTOR_PARAMS = { show_sectors: true };

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
    params: { ...SECTOR_PARAMS, ...request.params },
  });
  return { cart: setCart(data, generation), messages };
}
