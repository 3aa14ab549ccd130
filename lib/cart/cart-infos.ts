import { emitError } from "../api/emit-error";
import { writeCart } from "./write-cart";

type InfoValue = string | number | boolean;

/** false: not saved, and the customer was told. */
async function saveInfos(path: string, body: Record<string, unknown>): Promise<boolean> {
  try {
    await writeCart(path, { body });
    return true;
  } catch (cause) {
    emitError("errors.errorSettingCartInfo", cause);
    return false;
  }
}

export const setCartInfo = (property: string, value: string): Promise<boolean> =>
  saveInfos("cart/update-cart-info", { property, value });

export const setItemInfos = (itemIds: number[], infos: Record<string, InfoValue>): Promise<boolean> =>
  saveInfos("cart/update-infos", { items: itemIds.map((itemId) => ({ itemId, infos })) });
